# Words of the terminal table. The games bring their own.

welcome = { $title }, { $seats } seats. Type a number to answer, `help` for the rest.
sealed = The dealer is sealed: { $commitment }
your-turn = { $name } ({ $seat }) to answer
watching = { $name } thinks ...
since = Since your last answer:
hand-over = Hand the screen to { $name } ({ $seat }).
press-enter = Press Enter when nobody else is looking.
more-options = ... and { $count } more: type `options` for all, or a part of a word to search
proposed = `auto` answers { $answers }
nothing-proposed = Nothing is proposed here.
no-match = I do not understand { $typed }. Type a number, an action as it stands on the right, or `help`.
found = { $count ->
    [one] One option has { $typed } in it:
   *[other] { $count } options have { $typed } in them:
}
nearest = Nearest option: { $option }
possible = That is possible: { $option }
why-what = Why what? Type `why` and an action, or a word of it: `why { $example }`
why-nothing = No action of this game has { $typed } in it.
why-many = { $count ->
    [one] one action
   *[other] { $count } actions
}: { $reason }
undone = Taken back.
saved = Saved to { $file }
resume = Go on with: petteia play --load { $file }
interrupted = Interrupted.
loaded = { $count } answers loaded from { $file }.
over = The game is over.
place = place
points = points
no-points-yet = Points are counted at the end; the board shows what is known now.
nothing-yet = Nothing has happened yet.
bye = Goodbye.
verify = Check the dealer with: petteia verify { $file }
help =
    a number     answer with this option
    an action    the same, typed as it stands on the right of the option
    a list A; B  several answers in one line, all or none
    auto         answers what is proposed for a long decision
    a word       list the options that have it in them
    options      list all options
    board        draw the table again
    why ACTION   why it is not possible now (or `why` and a word)
    undo         take back your last answer
    restart      take back all since another seat or the dealer answered
    log [N]      what has happened (the last N lines)
    score        points
    save [FILE]  write the sitting to a file
    load FILE    go on with a saved sitting
    quit         save and leave; Ctrl-C does the same
