import net from 'node:net'

/* What makes a value of the environment unsafe, apart from how the environment is read. Each answers what is wrong in words,
   null when nothing is. None repeats the value of a secret. */

const shortestSecret = 32
/** Random texts of that length have more, decimal digits alone about nine. */
const fewestCharacters = 8
/** Found in examples and in secrets that somebody types; a random text of letters and digits has one of them once in millions. */
const wordsOfExamples =
  'change-me change_me changeme secret password default example insecure waybill qwerty letmein'.split(' ')

/** What is wrong with the text that signs tokens: anyone who guesses it signs in as anybody. */
export function faultOfSecret(secret: string): string | null {
  if (secret.length < shortestSecret) return `is shorter than ${shortestSecret} characters`
  const word = wordsOfExamples.find((candidate) => secret.toLowerCase().includes(candidate))
  if (word !== undefined) return `contains "${word}", as examples do`
  const characters = new Set(secret).size
  if (characters === 1) return 'is one character repeated'
  if (characters < fewestCharacters) return `has only ${characters} different characters`
  if (periodOf(secret) < shortestSecret && periodOf(secret) * 2 <= secret.length) return 'repeats a short piece'
  if (isRun(secret)) return 'runs along the alphabet'
  return null
}

/** Length of the shortest piece that, repeated, gives the text; that of the whole text where nothing repeats. */
function periodOf(text: string): number {
  for (let period = 1; period < text.length; period += 1)
    if (text.slice(period) === text.slice(0, text.length - period)) return period
  return text.length
}

/** Whether most characters are the neighbours of the ones before, as in `abcdefgh…0123…`. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  const steps = codes.filter((code, index) => index > 0 && Math.abs(code - (codes[index - 1] ?? 0)) === 1)
  return steps.length * 2 > text.length
}

const examplePasswords =
  'admin changeme change-me example minio minioadmin password postgres root secret test waybill 123456 12345678'.split(
    ' ',
  )

/** Whether a password, such as that of the database, is one that stands in examples. */
export function isExamplePassword(password: string): boolean {
  return examplePasswords.includes(password.toLowerCase())
}

/** Whether only this machine itself reaches the host. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  if (net.isIPv4(bare)) return bare.startsWith('127.')
  return bare === 'localhost' || bare.endsWith('.localhost') || bare === '::1'
}

/** Ranges that have a name of their own. */
const namedRanges: readonly string[] = ['loopback', 'linklocal', 'uniquelocal']
/** No network of one's own is wider: 10.0.0.0/8 is the widest private range, fc00::/7 that of IPv6. */
const widestRange = { 4: 8, 6: 7 } as const
/** Bits before the IPv4 address in one of `::ffff:0:0/96`. */
const mappedBits = 96

/** What is wrong with an entry of TRUSTED_PROXIES: what it covers may say who calls, and from where. */
export function faultOfProxy(entry: string): string | null {
  if (namedRanges.includes(entry)) return null
  const [address = '', prefix, ...more] = entry.split('/')
  const family = net.isIP(address)
  const longest = family === 4 ? 32 : 128
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest)
  if ((family !== 4 && family !== 6) || address.includes('%') || !isPrefix || more.length > 0)
    return `is no IP address, no range such as 10.0.0.0/8, and none of ${namedRanges.join(', ')}`
  const bits = Number(prefix ?? longest)
  const isMapped = family === 6 && /^[0:]*:ffff:/i.test(address)
  const widest = isMapped ? mappedBits + widestRange[4] : widestRange[family]
  return bits < widest ? 'covers so many addresses that strangers could say who they are' : null
}
