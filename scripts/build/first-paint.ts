import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { HtmlTagDescriptor, Plugin } from 'vite'

const entry = /^\s*<(script type="module"|link rel="(modulepreload|stylesheet)")[^>]*>(<\/script>)?\n/gm

/**
 * Writes what a page needs before any file has arrived into the page itself: the script of src/first, which settles the
 * colours and sends the first calls, and the frame's styles. The server names both in its content security policy
 * (server/http/inline-sources.ts). In the build that script asks for the files, and the frame waits for none of them.
 *
 * @param mocked whether the page answers its calls itself
 */
export function firstPaint(root: string, mocked: boolean): Plugin {
  return {
    name: 'waybill-first-paint',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const files = bundle === undefined ? [] : [...html.matchAll(entry)].map(([tag]) => tag.trim())
        const styles = files.filter((tag) => tag.includes('rel="stylesheet"'))
        const written = [
          // On their way while the frame is read, used after it.
          ...styles.map((tag) => tag.replace('rel="stylesheet"', 'rel="preload" as="style"')),
          ...files.filter((tag) => !styles.includes(tag)),
        ]
        const tags: HtmlTagDescriptor[] = [
          { tag: 'style', children: firstStyles(root), injectTo: 'head' },
          { tag: 'script', children: await firstScript(root, mocked, written.join('')), injectTo: 'body-prepend' },
        ]
        if (bundle === undefined) return { html, tags }
        // Where the first script has asked for the files, and not for a guest.
        const worn = `<script>document.querySelector('[rel=preload]')&&document.write(${JSON.stringify(styles.join(''))})</script>`
        return { html: html.replace(entry, '').replace('  </body>', `${worn}</body>`), tags }
      },
    },
  }
}

/** @param files the tags of what is fetched for a person who is signed in */
async function firstScript(root: string, mocked: boolean, files: string): Promise<string> {
  const bundle = await rolldown({
    input: join(root, 'src/first/main.ts'),
    cwd: root,
    platform: 'browser',
    transform: {
      define: {
        'import.meta.env.VITE_MOCKS': JSON.stringify(mocked ? '1' : ''),
        'import.meta.env.FIRST_FILES': JSON.stringify(files),
      },
    },
    logLevel: 'warn',
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  // Within a string of it, such a tag would end it.
  return output[0].code.trim().replaceAll('</script', String.raw`<\/script`)
}

/** The frame's styles with the colours that they name, of every theme and mode. */
function firstStyles(root: string): string {
  const read = (file: string): string => readFileSync(join(root, 'src', file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const frame = read('first/first.css')
  const named = new Set(frame.match(/--wb-[\w-]+/g))
  const tokens = `${read('ui/tokens.css')}${read('ui/tokens-enterprise.css')}${read('ui/tokens-admin.css')}`
  const colours = [...tokens.matchAll(/(\[data-(?:theme|mode)=[^{}]*)\{([^{}]*)\}/g)].map(
    ([, selector, declarations = '']) => {
      const kept = declarations
        .split(';')
        .filter((line) => named.has(line.split(':')[0]?.trim() ?? '') || /color-scheme/.test(line))
      return `${selector}{${kept.join(';')}}`
    },
  )
  return `${colours.join('')}${frame}`.replace(/\s+/g, ' ').replace(/\s*([{};,])\s*/g, '$1')
}
