// A press shows first that it was heard: what follows may keep a slow phone busy for some frames.

/** When the page as it is has been painted; at once in a tab that is hidden, which is not painted at all. */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
