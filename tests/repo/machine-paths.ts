import { readFileSync } from 'node:fs'

/** What a path may begin with that is no address of the product: places that every Linux has, our own folders, what only tests ask for. */
const others = `
  usr proc dev bin Applications Android
  api src assets node_modules paths components json mapping serviceMap tax cents lines
  override-price-previews dispatch service-map variables recurrence
  a x t none van vans vessels coolers no-such-tiles icons route color-scheme NNNN
`
  .trim()
  .split(/\s+/)

/** The pages and samples for operators name the places of a service by the standard of Linux's file systems. */
const forOperators = 'docs/operating/'
const placesOfServices = ['etc', 'opt', 'var']

const absolute = /(?<![\w.~*}/<:)$#@\\-])\/([A-Za-z][\w.-]*)\/(?=[\w.{:$-])/g
/** The one address of the product that begins as folders of people do. */
const below = '/home/analytics'
const segment = /\/([\w-]+)(?=\/)/g

/**
 * Paths that lead somewhere on one person's machine: every absolute path that begins with none of the words known.
 * @param known first segments of addresses, and names of fields, since JSON pointers look like paths
 * @returns one sentence per fault with its line
 */
export function machinePaths(path: string, text: string, known: ReadonlySet<string>): string[] {
  const places = path.startsWith(forOperators) ? placesOfServices : []
  return [...text.matchAll(absolute)]
    .filter(
      ({ 1: first = '', index }) => !known.has(first) && !places.includes(first) && !text.startsWith(below, index),
    )
    .map(({ 0: found, index }) => `${path}:${text.slice(0, index).split('\n').length}: no path of a machine: ${found}`)
}

/** What an address of the contract, the catalogue or the screens begins or goes on with, and every field of the contract. */
export function knownSegments(): ReadonlySet<string> {
  const contract = readFileSync('generated/openapi.json', 'utf8')
  const fields = [...contract.matchAll(/"([A-Za-z][\w-]*)":/g)].map(([, name = '']) => name)
  const addresses = [contract, readFileSync('docs/catalogue.tsv', 'utf8'), readFileSync('src/paths.ts', 'utf8')]
  const segments = addresses.flatMap((text) => [...text.matchAll(segment)].map(([, name = '']) => name))
  const known = new Set([...others, ...fields, ...segments])
  known.delete('home')
  return known
}
