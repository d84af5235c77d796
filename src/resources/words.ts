/** Words as a sentence or a heading begins: "Service speeds". */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
