import { expect, test } from 'vitest'
import { websiteHost } from './website.ts'

test.each([
  ['https://prairiesky.example', 'prairiesky.example'],
  ['https://queencity.example:8443/about?us=1#top', 'queencity.example:8443'],
  ['HTTPS://Prairie.Example', 'prairie.example'],
  ['javascript:alert(1)', null],
  ['javascript://prairie.example/%0aalert(1)', null],
  ['data:text/html,hello', null],
  ['http://plain.example', null],
  ['https://localhost', null],
  ['https://bank.example@evil.example', null],
  ['https://[half.an.address', null],
  ['https://prairie.example:99999', null],
  ['https://%.example', null],
  ['', null],
])('%j leads to %j', (website, host) => {
  expect(websiteHost(website)).toBe(host)
})
