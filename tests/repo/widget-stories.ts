import { readTracked } from './tracked-files.ts'

/** A field of the pages of widgets that shows one. */
interface Story {
  readonly widget: string
  /** The field's name. */
  readonly field: string
  /** The field as it is written among the properties of a schema, indented by two. */
  readonly text: string
}

/** The stories of both pages: each heading "### money" with the fields below it. */
export const stories: readonly Story[] = ['docs/widgets.md', 'docs/widgets-of-lists.md']
  .flatMap((page) => readTracked(page).split(/^### /m).slice(1))
  .flatMap((part) => {
    const widget = part.slice(0, part.indexOf('\n'))
    return [...part.matchAll(/^```yaml\n((\w+):\n[\s\S]*?)^```$/gm)].map(([, text = '', field = '']) => ({
      widget,
      field,
      text: text.replaceAll(/^(?=.)/gm, '  '),
    }))
  })
