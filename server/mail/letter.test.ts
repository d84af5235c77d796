import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastOf } from '#domain/messages/colors.ts'
import { letter, type LetterContent } from './letter.ts'

const plain: LetterContent = {
  language: 'en',
  sender: { name: 'Prairie Sky', color: '#2d72d2', logo: null },
  greeting: 'Hello Ada,',
  paragraphs: ['Something happened.'],
  code: '012345',
  action: { label: 'Open it', url: 'https://waybill.example/a?b=1&c=2' },
  list: [
    { text: 'Order #1', url: 'https://waybill.example/orders/1' },
    { text: 'On Monday', url: null },
  ],
  closing: ['That is all.'],
  footer: ['Call us.'],
}

/** The names of the elements, and how many of each. */
function elementsOf(markup: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [tag] of markup.matchAll(/<[/!]?[a-z][^\s>]*/gi)) counts[tag] = (counts[tag] ?? 0) + 1
  return counts
}

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=y>',
    "' style='",
    '</style>',
    '&lt;b&gt;',
    'a\r\nBcc: b',
  ),
)

describe('letter', () => {
  it('says all of it in both parts, with every link', () => {
    const { text: words, html } = letter(plain)
    expect(words).toBe(`Hello Ada,

Something happened.

012345

Open it:
https://waybill.example/a?b=1&c=2

- Order #1
  https://waybill.example/orders/1
- On Monday

That is all.

Prairie Sky
Call us.`)
    const said = ['Hello Ada,', 'Something happened.', '012345', 'Open it', 'On Monday', 'That is all.', 'Call us.']
    for (const each of said) expect(html).toContain(each)
    expect(html).toContain('href="https://waybill.example/a?b=1&amp;c=2"')
    expect(html).toContain('href="https://waybill.example/orders/1"')
    expect(letter({ ...plain, language: 'fr' }).html).toContain('<html lang="fr">')
  })

  it('holds no markup but its own, whatever names and words contain', () => {
    const own = elementsOf(letter(plain).html)
    fc.assert(
      fc.property(text, (drawn) => {
        const { html } = letter({
          ...plain,
          sender: { name: drawn, color: '#2d72d2', logo: drawn },
          greeting: drawn,
          paragraphs: [drawn],
          code: drawn,
          action: { label: drawn, url: drawn },
          list: [
            { text: drawn, url: drawn },
            { text: drawn, url: null },
          ],
          closing: [drawn],
          footer: [drawn],
        })
        expect(elementsOf(html)).toEqual(own)
      }),
    )
  })

  it('has a link where an address stands in its last lines', () => {
    const { html, text: words } = letter({ ...plain, footer: ['Stop: https://waybill.example/stop?key=1&again="x'] })
    expect(html).toContain('Stop: <a class="link" href="https://waybill.example/stop?key=1&amp;again=&quot;x"')
    expect(words).toContain('Stop: https://waybill.example/stop?key=1')
  })

  it('shows a logo that it carries, and loads none', () => {
    const logo = 'data:image/png;base64,iVBORw0KGgo='
    const withLogo = (of: string) => letter({ ...plain, sender: { name: 'A', color: null, logo: of } }).html
    expect(withLogo(logo)).toContain(`src="${logo}"`)
    expect(withLogo('https://tracker.example/pixel.png')).not.toContain('<img')
    expect(withLogo('data:image/svg+xml;base64,PHN2Zz4=')).not.toContain('<img')
  })

  it('writes what can be read on a button of drawn colour', () => {
    const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'))
    fc.assert(
      fc.property(fc.array(channel, { minLength: 3, maxLength: 3 }), (channels) => {
        const color = `#${channels.join('')}`
        const { html } = letter({ ...plain, sender: { name: 'A', color, logo: null } })
        const [, ground = '', words = ''] = /background:(#\w{6});color:(#\w{6});font-weight/.exec(html) ?? []
        expect(ground).toBe(color)
        expect(contrastOf(ground, words)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})
