import axe from 'axe-core'

/** What axe finds wrong with the page as it stands: the rule and the places, `color-contrast: .menu_link`. */
export async function axeViolations(): Promise<string[]> {
  // What is fading in or out has, for that moment, less contrast than anybody is meant to read. It begins to in the frame after
  // it was put into the page, and while one thing fades the next may begin.
  for (let fading = await fadingNow(); fading.length > 0; fading = await fadingNow())
    await Promise.allSettled(fading.map(({ finished }) => finished))
  const { violations } = await axe.run(document.body, {
    // The page of a test is not a whole document.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${String(target)}`))
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
