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
  'server/orders/placing/order-offer.ts: OfferedToPlace',
  'server/seed/place-order.ts',
  'server/seed/place-order.ts: placeOrder',
  'src/orders/scheduler/use-place-order.ts',
  'src/orders/scheduler/use-place-order.ts: PlaceOrder',
  'src/orders/scheduler/use-place-order.ts: usePlaceOrder',
])

const exported = /^export (?:default )?(?:async )?(?:function|const|let|class|interface|type) (\w+)/gm

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

/** Of the names in which a word is meant those that are gone. */
export function needlessAllowances(texts: ReadonlyMap<string, string>): string[] {
  const names = new Set(namesIn(texts))
  return [...meant].filter((name) => !names.has(name))
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
