/**
 * Loads the list of the palette. The list knows every screen and so is made of some thirty files, whose names would otherwise stand in the
 * first script of every page.
 */
export async function loadList() {
  return (await import('./PaletteList.tsx')).PaletteList
}
