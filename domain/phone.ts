/** A phone number in E.164 with its extension ("+13066517211;ext=204"), or why the text is none. */
export type PhoneResult = { readonly ok: true; readonly e164: string } | { readonly ok: false; readonly why: string }

/**
 * Reads a Canadian or US number however people write it: "306-651-7211", "(306) 651 7211", "306/651-7211",
 * "13066517211", "+1 306.651.7211", with or without an extension: "ext. 204", "x204", "#204". Area codes and exchanges that the numbering plan cannot have are refused, since
 * they are slips of the finger.
 */
export function normalisePhone(text: string): PhoneResult {
  const [, written = '', extension] =
    /^(.*?)(?:[\s,;]*(?:ext(?:ension|n)?|poste|x|#)[\s.:=]*(\d{1,7}))?$/i.exec(text.trim()) ?? []
  const trimmed = written.trim()
  if (trimmed === '') return refused('Phone number is empty')
  if (/\p{L}/u.test(trimmed)) return refused('Phone number contains letters')
  if (/[^\d\s()+./‐‑–-]/u.test(trimmed)) return refused('Phone number contains characters that do not belong')
  const digits = trimmed.replaceAll(/\D/g, '')
  const plus = trimmed.indexOf('+')
  if (plus > 0) return refused('Phone number contains characters that do not belong')
  if (plus === 0 && !digits.startsWith('1')) return refused('Not a Canadian or US number')
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  if (national.length !== 10 || (plus === 0 && digits.length !== 11)) {
    return refused(`Phone number has ${digits.length} digits instead of 10`)
  }
  if (!isPlanPart(national.slice(0, 3))) return refused(`There is no area code ${national.slice(0, 3)}`)
  if (!isPlanPart(national.slice(3, 6)))
    return refused(`No number begins with ${national.slice(3, 6)} after the area code`)
  return { ok: true, e164: `+1${national}${extension === undefined ? '' : `;ext=${extension}`}` }
}

/** A stored number as people read it, "(306) 651-7211 ext. 204". Anything that is not "+1" and ten digits stays as it is. */
export function formatPhone(e164: string): string {
  const [, number = '', extension] = /^([^;]*)(?:;ext=(\d+))?$/.exec(e164) ?? [e164, e164]
  const match = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number)
  const written = match === null ? number : `(${match[1]}) ${match[2]}-${match[3]}`
  return extension === undefined ? written : `${written} ext. ${extension}`
}

/** Area codes and exchanges begin with 2 to 9 and are never N11, which is kept for services such as 911. */
function isPlanPart(threeDigits: string): boolean {
  return /^[2-9]\d\d$/.test(threeDigits) && !threeDigits.endsWith('11')
}

function refused(why: string): PhoneResult {
  return { ok: false, why }
}
