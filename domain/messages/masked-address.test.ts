import { expect, it } from 'vitest'
import { maskedAddress } from './masked-address.ts'

it.each([
  ['dana.kowalski@prairiesky.example', 'd…@prairiesky.example'],
  ['d@prairiesky.example', 'd…@prairiesky.example'],
  ['"odd@name"@prairiesky.example', '"…@prairiesky.example'],
  ['élise@prairiesky.example', 'é…@prairiesky.example'],
  ['+13065550123', '…23'],
  ['911', '…'],
  ['@', '…'],
  ['', '…'],
])('%j is shown as %j', (address, masked) => {
  expect(maskedAddress(address)).toBe(masked)
})
