import { expect, test } from 'vitest'
import { heicRefusal, claimFault, executableKind, unknownKind } from './accepted-files.ts'

test.each([
  ['IMG_0001.HEIC', ''],
  ['IMG_0001.heif', 'application/octet-stream'],
  ['photo', 'image/heic'],
  ['photo.jpg', 'image/heif-sequence'],
])('%s said to be "%s" need not even be brought', (name, claimed) => {
  expect(claimFault(name, claimed)).toBe(heicRefusal)
})

test.each([
  ['page.html', 'text/plain', executableKind],
  ['page', 'text/html; charset=utf-8', executableKind],
  ['song.mp3', 'audio/mpeg', unknownKind],
  ['photo.jpg', 'image/jpeg', null],
  ['notes.md', 'text/markdown', null],
  ['anything', '', null],
])('%s said to be "%s"', (name, claimed, refused) => {
  expect(claimFault(name, claimed)).toBe(refused)
})
