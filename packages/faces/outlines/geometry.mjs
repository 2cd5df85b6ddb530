// Plane geometry for the outlines: areas, points inside, clearances.
// A ring is a list of [x, y]; a shape is a list of rings, filled by the even-odd rule.

export function area(ring) {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    sum += ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1];
  }
  return Math.abs(sum / 2);
}

export function inside(rings, x, y) {
  let found = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [ax, ay] = ring[i];
      const [bx, by] = ring[j];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) found = !found;
    }
  }
  return found;
}

/** Distance from a point to the nearest edge, with x stretched by `k` (labels are wider than high). */
export function clearance(rings, x, y, k = 1) {
  let best = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [ax, ay] = [(ring[j][0] - x) / k, ring[j][1] - y];
      const [dx, dy] = [(ring[i][0] - x) / k - ax, ring[i][1] - y - ay];
      const t = Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
      best = Math.min(best, Math.hypot(ax + t * dx, ay + t * dy));
    }
  }
  return best;
}

/** The box around some points: left, top, width, height. */
export function bounds(points) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** The point of a ring with most room for a wide label. */
export function roomiest(ring) {
  const { x: left, y: top, w, h } = bounds(ring);
  let best = ring[0];
  let room = -1;
  for (let x = left; x < left + w; x += 3) {
    for (let y = top; y < top + h; y += 3) {
      if (!inside([ring], x, y)) continue;
      const free = clearance([ring], x, y, 1.5);
      if (free > room) [room, best] = [free, [Math.round(x), Math.round(y)]];
    }
  }
  return best;
}

/** Centres of stars in a staggered grid that fit whole; the offset that seats most of them wins. */
export function stars(rings, w, h) {
  const [dx, dy, radius] = [56, 28, 14];
  let best = [];
  for (let ox = 0; ox < dx; ox += 3) {
    for (let oy = 0; oy < 2 * dy; oy += 3) {
      const found = [];
      for (let row = 0; row * dy + oy - dy < h; row++) {
        const y = row * dy + oy - dy;
        for (let x = ox - dx + (row % 2) * (dx / 2); x < w; x += dx) {
          if (inside(rings, x, y) && clearance(rings, x, y) >= radius)
            found.push(Math.round(x), Math.round(y));
        }
      }
      if (found.length > best.length) best = found;
    }
  }
  return best;
}
