import { expect, it } from 'vitest'
import { createLineCounter } from './line-counter.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

it('counts lines across chunks, wherever they are cut', () => {
  const lines = createLineCounter()
  expect(lines.count(bytes('Order,Notes\r'))).toBe(0)
  expect(lines.count(bytes('\n1,Fragile\r\n2,'))).toBe(2)
  expect(lines.count(bytes('Cold\r\n'))).toBe(3)
})

it('takes a line break inside quotes for a part of the note', () => {
  expect(createLineCounter().count(bytes('1,"first\nsecond, ""quoted""\n"\r\n2,x\r\n'))).toBe(2)
})
