import { formatPhone } from '#domain/addresses/phone.ts'
import type { DocumentCourier, DocumentLogo } from './document-data.ts'
import { addressLines } from './document-format.ts'

/** What papers on US Letter have in common, as text, the same for paper and screen. */

/** A label and what it says. */
export type Fact = { label: string; value: string }

/** An address block: its heading, the name in it, then its lines. */
export type Party = { heading: string; name: string; lines: string[] }

/** A name and what it costs in integer cents. */
export type Charge = { name: string; cents: number }

/** A line of sums; a total stands under a thick line of its own. */
export type Sum = Charge & { isTotal: boolean }

/** The amount that a paper is about, in integer cents, as it stands at its head. */
export type HeadAmount = { label: string; cents: number; below: string | null }

/** A text of any length under its label. */
export type Note = { label: string; text: string }

/** How it stands with what the paper is about, and since or until when. */
export type Outcome = { status: string; tone: 'done' | 'stopped' | 'open'; at: string | null }

/** The head of a paper, of which further pages repeat the title and the subject. */
export type LetterHead = {
  title: string
  /** What it is the paper of: "Order 10482", "INV-12". */
  subject: string
  /** Beneath the title. */
  below: string
  outcome: Outcome | null
  courier: { name: string; lines: string[]; logo: DocumentLogo | null }
}

/** Without those that say nothing. */
export function present(lines: (string | null)[]): string[] {
  return lines.filter((line): line is string => Boolean(line?.trim()))
}

/** The facts that are known, each once trimmed. */
export function knownFacts(facts: [label: string, value: string | null][]): Fact[] {
  return facts.flatMap(([label, value]) => (value?.trim() ? [{ label, value: value.trim() }] : []))
}

/** The courier as it stands in the head. */
export function courierBlock({ name, address, phone, logo }: DocumentCourier): LetterHead['courier'] {
  return { name, lines: present([...addressLines(address ?? ''), phone && formatPhone(phone)]), logo: logo ?? null }
}

/** Who pays: by the name for bills, and below it the one that everybody knows. */
export function payingParty(
  heading: string,
  { name, billToName, billToAddress }: { name: string; billToName: string | null; billToAddress: string | null },
): Party {
  const billed = billToName?.trim() || name
  return {
    heading,
    name: billed,
    lines: present([billed === name ? null : name, ...addressLines(billToAddress ?? '')]),
  }
}
