export function exclusively<T>(
  lockFolder: string,
  options: { onWait?: () => void },
  work: () => Promise<T> | T,
): Promise<T>
