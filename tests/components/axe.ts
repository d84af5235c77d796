import axe from 'axe-core'

/** What axe finds wrong with the page as it stands: the rule and the places, `color-contrast: .wb-menu-link`. */
export async function axeViolations(): Promise<string[]> {
  // What is fading in or out has, for that moment, less contrast than anybody is meant to read; and while one fades the
  // next may begin.
  for (let fading = fadingNow(); fading.length > 0; fading = fadingNow())
    await Promise.allSettled(fading.map(({ finished }) => finished))
  const { violations } = await axe.run(document.body, {
    // The page of a test is not a whole document.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${String(target)}`))
}

function fadingNow(): Animation[] {
  return document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity)
}
