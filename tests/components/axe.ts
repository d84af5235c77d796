import axe, { type RunOptions } from 'axe-core'
import { drawTheme, rememberedTheme } from '#src/ui/themes.ts'

/** Colours do not fade into those of the other mode, which is when axe would read them. */
const atOnce = new CSSStyleSheet()
atOnce.replaceSync('*, ::before, ::after { transition: none !important }')

const rulesOfColour = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds wrong with the page as it stands: the rule and the places, `color-contrast: .menu_link`. The rules about colour
 * are asked again in the colours of the other mode, `dark: color-contrast: …`: nothing else differs there.
 *
 * @param within a part of the page to look at instead of all of it
 */
export async function axeViolations(within: Element = document.body): Promise<string[]> {
  document.adoptedStyleSheets.push(atOnce)
  await settle()
  // The page of a test is not a whole document.
  const asItStands = await violations(within, {
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  const theme = rememberedTheme()
  const { mode: drawn } = document.documentElement.dataset
  const mode = drawn === 'dark' ? 'light' : 'dark'
  drawTheme({ ...theme, mode })
  const inOtherMode = await violations(within, { runOnly: { type: 'rule', values: rulesOfColour } })
  drawTheme({ ...theme, mode: drawn === 'dark' ? 'dark' : 'light' })
  document.adoptedStyleSheets.pop()
  return [...asItStands, ...inOtherMode.map((found) => `${mode}: ${found}`)]
}

async function violations(within: Element, options: RunOptions): Promise<string[]> {
  const { violations: found } = await axe.run(within, { ...options, resultTypes: ['violations'] })
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${String(target)}`))
}

/**
 * Waits for what is fading in or out: for that moment it has less contrast than anybody is meant to read. It begins to in the frame
 * after it was put into the page, and while one thing fades the next may begin.
 */
async function settle(): Promise<void> {
  for (let fading = await fadingNow(); fading.length > 0; fading = await fadingNow())
    await Promise.allSettled(fading.map(({ finished }) => finished))
}

async function fadingNow(): Promise<Animation[]> {
  await nextFrame()
  await nextFrame()
  return document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity)
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}
