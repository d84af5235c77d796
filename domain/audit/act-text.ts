/**
 * What was done, in a sentence: "Changed the location Broadway Pharmacy".
 * @param verb what the contract calls the act: "Changed", "Took the driver off"
 * @param thing what it calls the kind of thing: "Location"
 * @param name of the thing; null: it has none, or nobody knows it any more
 */
export function actSentence(verb: string, thing: string, name: string | null): string {
  const [first = '', ...rest] = thing
  // An "API token" keeps its capitals.
  const noun = /^\p{Lu}{2}/u.test(thing) ? thing : `${first.toLowerCase()}${rest.join('')}`
  const named = name === null ? noun : `${noun} ${name}`
  return `${verb} the ${named}`
}
