// Four games as four vases, drawn from their profiles.
import { Mark, html } from "./kit.js";

/** Half profiles, from the neck down: distance from the axis and height. */
const VASES = {
  hexemonia: { // a neck amphora
    profile: [[17, 34], [16, 62], [20, 76], [48, 98], [61, 128], [60, 152], [46, 200], [26, 238], [18, 252]],
    lip: [28, 20, 34], foot: [18, 36, 252, 268], neck: 74,
    handles: ["M116 44 C150 40 160 70 150 104", "M84 44 C50 40 40 70 50 104"],
    panel: [108, 186], figure: "spartan-helmet", size: 76, friezes: [[80, 104, "tongues"], [190, 206, "meander"], [214, 252, "rays"]],
  },
  elysium: { // a lekythos
    profile: [[11, 40], [10, 78], [13, 90], [38, 102], [45, 112], [45, 150], [42, 200], [30, 238], [13, 252]],
    lip: [20, 16, 40], foot: [13, 32, 252, 268], neck: 92,
    handles: ["M112 48 C142 46 150 76 138 106"],
    panel: [128, 208], figure: "lyre", size: 70, friezes: [[106, 124, "meander"], [212, 226, "dots"], [230, 252, "black"]],
  },
  thebai: { // a hydria
    profile: [[20, 36], [16, 66], [19, 78], [56, 100], [67, 122], [63, 150], [45, 200], [25, 238], [18, 252]],
    lip: [32, 22, 36], foot: [18, 38, 252, 268], neck: 76,
    handles: ["M164 132 C190 126 190 156 160 158", "M36 132 C10 126 10 156 40 158"],
    panel: [118, 190], figure: "greek-sphinx", size: 74, friezes: [[82, 112, "rays-down"], [194, 210, "meander"], [214, 252, "rays"]],
  },
  kyklades: { // a krater
    profile: [[56, 44], [46, 62], [45, 78], [58, 104], [62, 130], [56, 168], [38, 206], [18, 230], [15, 246]],
    lip: [64, 30, 44], foot: [15, 44, 246, 268], neck: 74,
    handles: ["M150 112 C184 106 182 60 150 48", "M50 112 C16 106 18 60 50 48"],
    panel: [98, 172], figure: "trireme", size: 82, friezes: [[50, 72, "palmettes"], [78, 94, "meander"], [176, 190, "waves"], [196, 244, "rays"]],
  },
};

const AXIS = 100;

/** A smooth line through points, as cubic curves. */
function smooth(points) {
  let path = "";
  for (let at = 0; at < points.length - 1; at += 1) {
    const [before, from, to, after] = [points[Math.max(0, at - 1)], points[at], points[at + 1], points[Math.min(points.length - 1, at + 2)]];
    const tension = 1 / 6;
    path += ` C${(from[0] + (to[0] - before[0]) * tension).toFixed(1)} ${(from[1] + (to[1] - before[1]) * tension).toFixed(1)}`
      + ` ${(to[0] - (after[0] - from[0]) * tension).toFixed(1)} ${(to[1] - (after[1] - from[1]) * tension).toFixed(1)} ${to[0]} ${to[1]}`;
  }
  return path;
}

function bodyPath({ profile }) {
  const right = profile.map(([x, y]) => [AXIS + x, y]);
  const left = [...profile].reverse().map(([x, y]) => [AXIS - x, y]);
  return `M${right[0].join(" ")}${smooth(right)} L${left[0].join(" ")}${smooth(left)} Z`;
}

function Frieze({ id, band: [top, bottom, kind] }) {
  if (kind === "black") return html`<rect x="0" y=${top} width="200" height=${bottom - top} class="v-ink" />`;
  return html`<g>
    <rect x="0" y=${top} width="200" height=${bottom - top} class=${kind === "meander" || kind === "palmettes" || kind === "waves" ? "v-ink" : "v-body"} />
    <rect x="0" y=${top} width="200" height=${bottom - top} fill=${`url(#${id}-${kind})`} />
    <path d=${`M0 ${top - 2}H200M0 ${bottom + 2}H200`} class="v-line" />
  </g>`;
}

function Patterns({ id, friezes }) {
  const made = {
    meander: (top, tall) => html`<pattern id=${`${id}-meander`} width=${tall} height=${tall} patternUnits="userSpaceOnUse" x="100" y=${top}>
      <path transform=${`scale(${tall / 16})`} d="M0 13.500H3V2.500H13.500V10H7.500V6.500H10M3 13.500M13.500 2.500M0 13.500H16" class="v-stroke" /></pattern>`,
    tongues: (top, tall) => html`<pattern id=${`${id}-tongues`} width="9" height=${tall} patternUnits="userSpaceOnUse" x="100" y=${top}>
      <path d=${`M1.500 0V${tall - 5}a3 4 0 0 0 6 0V0z`} class="v-ink" /></pattern>`,
    rays: (top, tall) => html`<pattern id=${`${id}-rays`} width="16" height=${tall} patternUnits="userSpaceOnUse" x="92" y=${top}>
      <path d=${`M0 ${tall}L8 2L16 ${tall}z`} class="v-ink" /></pattern>`,
    "rays-down": (top, tall) => html`<pattern id=${`${id}-rays-down`} width="14" height=${tall} patternUnits="userSpaceOnUse" x="93" y=${top}>
      <path d=${`M0 0L7 ${tall - 3}L14 0z`} class="v-ink" /></pattern>`,
    dots: (top, tall) => html`<pattern id=${`${id}-dots`} width="10" height=${tall} patternUnits="userSpaceOnUse" x="95" y=${top}>
      <circle cx="5" cy=${tall / 2} r="3" class="v-ink" /></pattern>`,
    palmettes: (top, tall) => html`<pattern id=${`${id}-palmettes`} width=${tall} height=${tall} patternUnits="userSpaceOnUse" x=${100 - tall / 2} y=${top}>
      <path transform=${`scale(${tall / 22})`} d="M11 20V7M11 20C6 17 4 12 5 7M11 20C16 17 18 12 17 7M11 20C4 19 0 15 0 11M11 20C18 19 22 15 22 11" class="v-stroke wide" /></pattern>`,
    waves: (top, tall) => html`<pattern id=${`${id}-waves`} width="18" height=${tall} patternUnits="userSpaceOnUse" x="100" y=${top}>
      <path d="M0 12C6 12 6 3 12 3C17 3 17 9 12.500 9C10.500 9 10 7.500 11 6.500M0 12H18" class="v-stroke" /></pattern>`,
  };
  return friezes.filter(([, , kind]) => made[kind]).map(([top, bottom, kind]) => made[kind](top, bottom - top));
}

/** One vase; `game` chooses its shape and figure. */
export function Vase({ game }) {
  const vase = VASES[game] || { ...VASES.thebai, figure: "crossed-swords", size: 64 };
  const id = `vase-${game}`;
  const body = bodyPath(vase);
  const [lipWide, lipTop, lipBottom] = vase.lip;
  const [stem, footWide, footTop, footBottom] = vase.foot;
  const lip = `M${AXIS - lipWide} ${lipTop}h${2 * lipWide}q3 ${(lipBottom - lipTop) / 2} -4 ${lipBottom - lipTop}h${-2 * lipWide + 8}q-7 ${-(lipBottom - lipTop) / 2} -4 ${-(lipBottom - lipTop)}z`;
  const foot = `M${AXIS - stem} ${footTop}h${2 * stem}q4 6 ${footWide - stem} ${footBottom - footTop - 5}v5h${-2 * footWide}v-5q${footWide - stem - 4} -4 ${footWide - stem} ${-(footBottom - footTop - 5)}z`;
  return html`<svg class="vase" viewBox="0 0 200 280" aria-hidden="true">
    <defs><clipPath id=${id}><path d=${body} /></clipPath><${Patterns} id=${id} friezes=${vase.friezes} /></defs>
    <ellipse cx="100" cy="268" rx=${footWide + 30} ry="6" class="v-shadow" />
    ${vase.handles.map((handle) => html`<path d=${handle} class="v-handle-edge" /><path d=${handle} class="v-handle" />`)}
    <path d=${body} class="v-body" />
    <g clip-path=${`url(#${id})`}>
      <rect x="0" y="0" width="200" height=${vase.neck} class=${game === "kyklades" ? "v-body" : "v-ink"} />
      ${vase.friezes.map((band) => html`<${Frieze} id=${id} band=${band} />`)}
      <path d="M44 90C50 140 52 190 78 244" class="v-shine" />
    </g>
    <${Mark} name=${vase.figure} x="100" y=${(vase.panel[0] + vase.panel[1]) / 2} size=${vase.size} class="v-figure" />
    <path d=${body} class="v-outline" />
    <path d=${lip} class="v-ink v-edge" /><path d=${foot} class="v-ink v-edge" />
  </svg>`;
}
