/** Makes a box that scrolls reachable by the keyboard, and named when it gets the focus. */
export function scrollRegion(label: string) {
  return { role: 'region', 'aria-label': label, tabIndex: 0 } as const
}
