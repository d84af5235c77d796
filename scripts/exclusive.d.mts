export function runExclusively<T>(
  lockFolder: string,
  options: { onWait?: () => void },
  work: () => Promise<T> | T,
): Promise<T>
