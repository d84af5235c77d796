/** The window's own navigation behind one object, so that a test can watch where a page would go. */
export const browser = {
  /** Leaves the page for another address; Back returns here. */
  assign: (url: string): void => window.location.assign(url),
  /** Leaves the page for another address; Back skips this one. */
  replace: (url: string): void => window.location.replace(url),
  reload: (): void => window.location.reload(),
}
