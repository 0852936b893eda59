// Hexagons, pointy top, axial coordinates [q, r]: q east, r south-east. For boards with maps.

const ROOT3 = Math.sqrt(3);

/** The centre of a hexagon of side `size`. @type {(hex: number[], size: number) => {x: number, y: number}} */
export const centre = ([q, r], size) => ({ x: size * ROOT3 * (q + r / 2), y: size * 1.5 * r });

/** The six corners around a centre, clockwise from the top. */
export function corners({ x, y }, size) {
  return [0, 1, 2, 3, 4, 5].map((at) => {
    const angle = (Math.PI / 3) * at - Math.PI / 2;
    return { x: x + size * Math.cos(angle), y: y + size * Math.sin(angle) };
  });
}

export const path = (points) => `${points.map(({ x, y }, at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("")}Z`;

// the neighbour across the side that begins at corner 0, 1, ... (clockwise from the top)
const ACROSS = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]];

/**
 * The outline of a set of hexagons as closed loops of points; each point knows the way inwards.
 * @param {number[][]} hexes
 */
export function outlines(hexes, size) {
  const inside = new Set(hexes.map(([q, r]) => `${q},${r}`));
  const name = ({ x, y }) => `${Math.round(x * 10)},${Math.round(y * 10)}`;
  const starts = new Map();
  for (const hex of hexes) {
    const middle = centre(hex, size);
    const points = corners(middle, size);
    ACROSS.forEach(([dq, dr], side) => {
      if (inside.has(`${hex[0] + dq},${hex[1] + dr}`)) return;
      const from = points[side];
      const to = points[(side + 1) % 6];
      const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      const length = Math.hypot(middle.x - half.x, middle.y - half.y);
      const inward = { x: (middle.x - half.x) / length, y: (middle.y - half.y) / length };
      const list = starts.get(name(from)) || [];
      list.push({ from, to, inward });
      starts.set(name(from), list);
    });
  }
  const loops = [];
  while (starts.size) {
    const [first] = starts.keys();
    let at = first;
    const loop = [];
    while (starts.has(at)) {
      const list = starts.get(at);
      const edge = list.shift();
      if (!list.length) starts.delete(at);
      loop.push(edge);
      at = name(edge.to);
    }
    loops.push(loop);
  }
  return loops;
}

/** A coast: the outline moved inwards, made uneven like a drawn line, and rounded. */
export function coast(hexes, size, inset, uneven = 0) {
  return outlines(hexes, size).map((loop) => {
    const points = [];
    loop.forEach((edge, at) => {
      const before = loop[(at + loop.length - 1) % loop.length];
      const bend = 1 + before.inward.x * edge.inward.x + before.inward.y * edge.inward.y;
      const way = { x: (before.inward.x + edge.inward.x) / bend, y: (before.inward.y + edge.inward.y) / bend };
      const corner = inset * (1 + uneven * wobble(edge.from));
      points.push({ x: edge.from.x + way.x * corner, y: edge.from.y + way.y * corner });
      const half = { x: (edge.from.x + edge.to.x) / 2, y: (edge.from.y + edge.to.y) / 2 };
      const side = inset * (1 + uneven * wobble(half));
      points.push({ x: half.x + edge.inward.x * side, y: half.y + edge.inward.y * side });
    });
    return path(rounded(rounded(points)));
  }).join("");
}

/** A number from -1 to 1 that depends on the place alone. */
function wobble({ x, y }) {
  const n = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return 2 * (n - Math.floor(n)) - 1;
}

/** Cut every corner (Chaikin). */
function rounded(points) {
  return points.flatMap((point, at) => {
    const next = points[(at + 1) % points.length];
    return [
      { x: 0.75 * point.x + 0.25 * next.x, y: 0.75 * point.y + 0.25 * next.y },
      { x: 0.25 * point.x + 0.75 * next.x, y: 0.25 * point.y + 0.75 * next.y },
    ];
  });
}

/**
 * The box around some hexagons: [x, y, width, height], with a margin.
 * @returns {[number, number, number, number]}
 */
export function box(hexes, size, margin) {
  const points = hexes.map((hex) => centre(hex, size));
  const left = Math.min(...points.map((point) => point.x)) - (size * ROOT3) / 2 - margin;
  const right = Math.max(...points.map((point) => point.x)) + (size * ROOT3) / 2 + margin;
  const top = Math.min(...points.map((point) => point.y)) - size - margin;
  const bottom = Math.max(...points.map((point) => point.y)) + size + margin;
  return [left, top, right - left, bottom - top];
}
