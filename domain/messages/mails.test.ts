import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import mailTypeSchema from '#generated/openapi.json' with { type: 'json' }
import { mailText } from './mail.ts'
import { mailExample, mailTypes } from './mails.ts'
import { colleagueMail, ownershipMail } from './organization-mails.ts'
import { refusalReason } from './refusal-reason.ts'

describe('the kinds of mail', () => {
  it('are those of the contract', () => {
    expect(mailTypes).toEqual(mailTypeSchema.components.schemas.MailType.enum)
  })

  it.each(mailTypes)('%s says something else in French, and nothing empty', (type) => {
    const { title, text } = mailExample(type)
    expect(title).not.toBe('')
    const [en, fr] = [text('en', 'Prairie Sky'), text('fr', 'Prairie Sky')]
    for (const mail of [en, fr]) {
      const said = [mail.subject, ...mail.paragraphs, ...mail.closing, ...mail.list.map((each) => each.text)]
      expect(mail.paragraphs).not.toEqual([])
      for (const each of said) expect(each).toMatch(/^\S.*[^\s,]$/)
      expect(said.join(' ')).not.toMatch(/undefined|null|NaN/)
    }
    expect(fr.subject).not.toBe(en.subject)
    for (const [at, paragraph] of fr.paragraphs.entries()) expect(paragraph).not.toBe(en.paragraphs[at])
    expect(fr.paragraphs).toHaveLength(en.paragraphs.length)
    expect([fr.action === undefined, fr.code]).toEqual([en.action === undefined, en.code])
    expect([en.greeting, fr.greeting].map((greeting) => greeting.split(/[ ,]/)[0])).toEqual(['Hello', 'Bonjour'])
  })

  it('have a subject of one line, whatever names contain', () => {
    const name = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('a\r\nBcc: b@c.test', 'a\u202eb', '\u2028'))
    fc.assert(
      fc.property(name, fc.constantFrom('en' as const, 'fr' as const), (drawn, language) => {
        const facts = { ...ownershipMail.example, firstName: drawn, owner: drawn, organization: drawn }
        const { subject, greeting, paragraphs } = mailText(ownershipMail, facts, language)
        for (const line of [subject, greeting, ...paragraphs])
          expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]/u)
      }),
    )
  })

  it('tell the day in the language and zone', () => {
    const facts = { ...colleagueMail.example, until: 1_794_330_000, timeZone: 'America/Regina' }
    expect(mailText(colleagueMail, facts, 'en').paragraphs[1]).toContain('until November 10, 2026, and once')
    expect(mailText(colleagueMail, facts, 'fr').paragraphs[1]).toContain('jusqu’au 10 novembre 2026, et')
  })
})

it('names a role in the language of the mail', () => {
  const sentence = (language: 'en' | 'fr') => mailText(colleagueMail, colleagueMail.example, language).paragraphs[0]
  expect(sentence('en')).toMatch(/, as Dispatcher\.$/)
  expect(sentence('fr')).toMatch(/, comme Répartiteur\.$/)
})

it.each([
  ['550 5.1.1 <ada@example.org>: Recipient address rejected: User unknown', 'Recipient address rejected: User unknown'],
  ['550-5.1.1 user unknown.', 'user unknown'],
  ['550', 'no reason given'],
  ['554 5.7.1 Blocked\r\nby policy', 'Blocked by policy'],
  [`550 ${'x'.repeat(500)}`, 'x'.repeat(160)],
])('tells people of %j as %j', (said, reason) => {
  expect(refusalReason(said)).toBe(reason)
})
