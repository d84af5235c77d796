import bowser from 'bowser'

/** Browser and system in words, such as "Firefox on Windows"; for a program that is no browser what it calls itself. */
export function deviceWords(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device'
  const { browser, os } = bowser.parse(userAgent)
  const words = [browser.name, os.name].filter(Boolean)
  return words.length > 0 ? words.join(' on ') : (userAgent.split(/[\s/]/)[0] ?? '').slice(0, 40)
}
