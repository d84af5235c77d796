import type { Page } from '@playwright/test'

/** What is pressed or typed into. A box to tick is pressed by the label around it. */
const pressed = [
  'button',
  'select',
  'textarea',
  'summary',
  'a[href]',
  '[role=tab]',
  '[role=button]',
  'label:has(input:is([type=checkbox], [type=radio]))',
  'label[for]:has(svg)',
  'input:not([type=checkbox], [type=radio], [type=file])',
].join()

/** In running text, for keys alone, or a pin, which stands where its place is, whatever lies beside it. */
const isOut = '.wb-visually-hidden, .wb-visually-hidden *, [href="#main"], p *, label *, .leaflet-marker-pane *'

/**
 * What is pressed in the page and is smaller to a thumb than a thumb, 44 pixels each way. Measured as it is drawn: how far from its
 * middle a touch still meets it, with all that makes it larger than its box and all that lies over it.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    async ({ targets, leftOut }) => {
      // What slides in lies over other things until it is there.
      await Promise.allSettled(
        document
          .getAnimations()
          .flatMap(({ effect, finished }) => (effect?.getComputedTiming().iterations === Infinity ? [] : [finished])),
      )
      const least = 44
      // What happened is said over the page for a moment.
      const said = document.querySelector<HTMLElement>('.wb-snackbars')
      if (said !== null) said.style.visibility = 'hidden'
      const meets = (target: Element, x: number, y: number): boolean => {
        const hit = document.elementFromPoint(x, y)
        return hit !== null && (target.contains(hit) || hit.closest('label')?.control === target)
      }
      const reach = (target: Element, x: number, y: number, dx: number, dy: number): number => {
        let far = 0
        while (far < least && meets(target, x + (far + 1) * dx, y + (far + 1) * dy)) far += 1
        return far
      }
      // What lies under a dialog or drawer is pressed once that is gone.
      const inFront = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1) ?? document
      const small = [...inFront.querySelectorAll(targets)].flatMap((target) => {
        if (target.matches(leftOut) || !target.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
          return []
        target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
        const [line] = target.getClientRects()
        if (line === undefined || line.width <= 1) return []
        // The middle of a pixel: on the edge between two a touch meets either.
        const x = Math.floor(line.left + line.width / 2) + 0.5
        const y = Math.floor(line.top + line.height / 2) + 0.5
        const isCovered = !meets(target, x, y)
        const width = 1 + reach(target, x, y, -1, 0) + reach(target, x, y, 1, 0)
        const height = 1 + reach(target, x, y, 0, -1) + reach(target, x, y, 0, 1)
        if (isCovered || (width >= least && height >= least)) return []
        const name = target.getAttribute('aria-label') ?? target.textContent
        return [`${target.tagName} ${name}: ${width} x ${height}`]
      })
      if (said !== null) said.style.visibility = ''
      return small
    },
    { targets: pressed, leftOut: isOut },
  )
}
