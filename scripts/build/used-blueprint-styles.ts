import postcss from 'postcss'
import type { Plugin } from 'vite'

const styles = /\/@blueprintjs\/core\/lib\/css\/blueprint\.css$/
const components = '/@blueprintjs/core/lib/esm/components/'

/** Parts of Blueprint that nothing here is made of: what their classes begin with, and the modules that use these. */
const unused: Readonly<Record<string, readonly string[]>> = {
  alert: ['alert/alert'],
  breadcrumb: ['breadcrumbs/breadcrumb'],
  breadcrumbs: ['breadcrumbs/breadcrumbs'],
  card: ['card/card'],
  'card-list': ['card-list/cardList'],
  'compound-tag': ['tag/compoundTag'],
  'control-card': ['control-card/controlCard'],
  'control-group': ['forms/controlGroup'],
  'dialog-step': ['dialog/dialogStep', 'dialog/multistepDialog'],
  'editable-text': ['editable-text/editableText'],
  'entity-title': ['entity-title/entityTitle'],
  'file-input': ['forms/fileInput'],
  'file-upload': ['forms/fileInput'],
  'key-combo': ['hotkeys/keyComboTag'],
  hotkey: ['hotkeys/hotkey', 'hotkeys/hotkeysDialog'],
  link: ['link/link'],
  'multistep-dialog': ['dialog/multistepDialog'],
  navbar: ['navbar/navbar', 'navbar/navbarDivider', 'navbar/navbarGroup', 'navbar/navbarHeading'],
  'non-ideal-state': ['non-ideal-state/nonIdealState'],
  'numeric-input': ['forms/numericInput'],
  'overflow-list': ['overflow-list/overflowList'],
  'panel-stack2': ['panel-stack/panelStack', 'panel-stack/panelView'],
  section: ['section/section', 'section/sectionCard'],
  slider: ['slider/slider', 'slider/rangeSlider', 'slider/multiSlider'],
  'tag-input': ['tag-input/tagInput'],
  tree: ['tree/tree', 'tree/treeNode'],
}

/**
 * Leaves the styles of parts that are not used out of the build: a fifth of Blueprint's, all of which a browser reads before it
 * draws the first row. The build tells the first person to use one of them to take it off the list.
 */
export function usedBlueprintStyles(): Plugin {
  return {
    name: 'waybill-used-blueprint-styles',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return styles.test(id) ? { code: withoutParts(code, Object.keys(unused)), map: null } : null
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const ids = chunks.flatMap((chunk) =>
        Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? id : [])),
      )
      for (const [part, modules] of Object.entries(unused)) {
        const isBuiltIn = modules.some((module) => ids.some((id) => id.endsWith(`${components}${module}.js`)))
        const isNamed = chunks.some(({ code }) => new RegExp(`\\bbp6-${part}(?![a-z])`).test(code))
        if (isBuiltIn || isNamed)
          this.error(`"${part}" of Blueprint is used now: take it off the list in ${import.meta.filename}`)
      }
    },
  }
}

/** @param parts what classes begin with after the prefix; a rule for others as well stays for those */
export function withoutParts(css: string, parts: readonly string[]): string {
  const ofThem = new RegExp(`\\.bp6-(?:${parts.join('|')})(?![a-z])`)
  const sheet = postcss.parse(css)
  sheet.walkRules((rule) => {
    // What is only excepted from a rule is not what the rule is about.
    const kept = rule.selectors.filter((selector) => !ofThem.test(selector.replace(/:not\([^()]*\)/g, '')))
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
  return sheet.toString()
}
