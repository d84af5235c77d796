const ofConcept: Readonly<Record<string, string>> = {
  place: 'what an address book holds is a location, where an order begins and ends a stop',
}

/** Names in which such a word is meant: a spot on a map that need not be stored, or that an order is placed. */
const meant: ReadonlySet<string> = new Set([
  'src/maps/map-types.ts: Place',
  'server/seed/demo-places.ts',
  'server/seed/demo-places.test.ts',
  'server/seed/demo-places.ts: RealPlace',
  'server/seed/demo-places.ts: realPlaces',
  'mocks/order-acts.ts: placeOrder',
  'server/orders/placing/create-order.ts: placeDraft',
  'server/orders/placing/order-offer.ts: offerToPlace',
  'server/orders/placing/order-offer.ts: NumberedOfferRow',
  'server/seed/place-order.ts',
  'server/seed/place-order.ts: placeOrder',
  'src/orders/scheduler/use-place-order.ts',
  'src/orders/scheduler/use-place-order.ts: PlaceOrder',
  'src/orders/scheduler/use-place-order.ts: usePlaceOrder',
])

const exported = /^export (?:default )?(?:async )?(?:function\*?|const|let|class|interface|type) (\w+)/gm

const irregular: ReadonlySet<string> = new Set(
  (
    'begun bought broken brought built chosen done drawn driven fallen felt found forgotten given gone grown heard ' +
    'held hidden kept known laid left lent lost made meant met paid said seen sent shown sold spent spoken ' +
    'stood sung taken taught thought thrown told understood unread unseen unsent won worn written'
  ).split(' '),
)

/** Nouns and verbs that end like a participle; the last is what HTTP calls a 401. */
const notParticiples: ReadonlySet<string> = new Set(
  (
    'billing binding booking building crossing drawing feed grouping heading listing meeting opening paging ' +
    'parking pricing recording ring routing seed setting shipping speed standing string ' +
    'warning unauthorized'
  ).split(' '),
)

/**
 * Files and exported names of the code that use a word for another thing than it is the word of (docs/architecture.md, "Words").
 *
 * @param texts of the code, by their paths from the root
 * @returns one sentence per fault, such as `src/a.ts: pickPlace: what an address book holds is a location, …`
 */
export function wordFaults(texts: ReadonlyMap<string, string>): string[] {
  return namesIn(texts)
    .filter((name) => !meant.has(name))
    .flatMap((name) => {
      const words = wordsOf(name.slice(name.indexOf(': ') + 1))
      return Object.entries(ofConcept)
        .filter(([word]) => words.has(word) || words.has(`${word}s`))
        .map(([, why]) => `${name}: ${why}`)
    })
}

/**
 * Exported names that are a bare participle, which says of nothing what it is: `told`, `Asked`, `waiting`. What is exported is
 * called by a noun or a verb; before a noun a participle may stand (`sortedRows`).
 *
 * @param texts of the code, by their paths from the root
 * @returns one sentence per fault, such as `src/a.ts: told: …`
 */
export function participleFaults(texts: ReadonlyMap<string, string>): string[] {
  return namesIn(texts)
    .filter((name) => name.includes(': ') && isParticiple(name.slice(name.indexOf(': ') + 2)))
    .map((name) => `${name}: a participle names neither a thing nor what is done: take a noun or a verb`)
}

function isParticiple(name: string): boolean {
  if (!/^[A-Za-z][a-z]*$/.test(name)) return false
  // A plural is a noun: `standings`.
  const word = name.toLowerCase()
  return !notParticiples.has(word) && (irregular.has(word) || /(?:ed|ing)$/.test(word))
}

/** Of the names in which a word is meant those that are gone. */
export function needlessAllowances(texts: ReadonlyMap<string, string>): string[] {
  const names = new Set(namesIn(texts))
  return [...meant].filter((name) => !names.has(name))
}

/** Words that nobody says aloud, in halves, so that this file does not hold them. */
const stiff = [
  'who|ever',
  'who|mever',
  'who|soever',
  'where|upon',
  'there|upon',
  'there|of',
  'there|in',
  'where|in',
  'where|by',
  'where|of',
  'here|by',
  'here|tofore',
  'hence|forth',
  'hither|to',
  'afore|said',
  'notwith|standing',
].map((word) => word.replace('|', ''))

const stiffWord = new RegExp(`(?<![\\w-])(?:${stiff.join('|')})(?![\\w-])`, 'gi')

/**
 * The words of a text that are too stiff to be said aloud: a comment, a name of a test, a description and a page are short
 * plain sentences, such as "the person who orders", "anyone who may update orders", "no matter who asks".
 *
 * @param path from the root, with forward slashes
 * @returns one sentence per word with its line, such as `docs/a.md:3: nobody says "…" aloud`
 */
export function stiffWords(path: string, text: string): string[] {
  return [...text.matchAll(stiffWord)].map(
    ({ 0: word, index }) => `${path}:${text.slice(0, index).split('\n').length}: nobody says "${word}" aloud`,
  )
}

/** Each file, `src/maps/map-types.ts`, and each name that it exports, `src/maps/map-types.ts: Place`. */
function namesIn(texts: ReadonlyMap<string, string>): string[] {
  return [...texts].flatMap(([path, text]) => [
    path,
    ...[...text.matchAll(exported)].map(([, name = '']) => `${path}: ${name}`),
  ])
}

/** `src/ui/AddPlace.tsx` has src, ui, add, place and tsx. */
function wordsOf(name: string): ReadonlySet<string> {
  return new Set(name.match(/[A-Z]?[a-z]+/g)?.map((word) => word.toLowerCase()))
}
