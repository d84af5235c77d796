import { reportClientVersion, reportFirstPaint } from '#generated/client/session/session.ts'

/**
 * Tells the team which application runs and how long it took until something was seen, once for each load. Nobody is named, and a report
 * that fails has nobody to tell.
 * @param path of the page that was loaded: by now another one may be open
 */
export function reportLoad(path: string): void {
  const about = { version: import.meta.env.VITE_VERSION, route: path.slice(0, 2_000) }
  void reportClientVersion(about).catch(() => undefined)
  const observer = new PerformanceObserver((list) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0]
    if (paint === undefined) return
    observer.disconnect()
    const time = Math.floor((performance.timeOrigin + paint.startTime) / 1_000)
    void reportFirstPaint([{ ...about, ms: paint.startTime, time }]).catch(() => undefined)
  })
  observer.observe({ type: 'paint', buffered: true })
}
