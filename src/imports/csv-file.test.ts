import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mostBytes, readCsvBytes, readCsvFile, type ReadWorkbook } from './csv-file.ts'

const noBook: ReadWorkbook = () => Promise.reject(new Error('This file is no workbook.'))

function fileOf(text: string) {
  const result = readCsvBytes('locations.csv', new TextEncoder().encode(text))
  if (!result.ok) throw new Error(result.why)
  return result.file
}

async function whyNot(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const result = await readCsvFile(new File([content], 'locations.csv'), noBook)
  return result.ok ? 'read' : result.why
}

test('reads the whole store list, each row on its line', async () => {
  const file = await fileOf(readFileSync('server/seed/data/prairie-store-locations.csv', 'utf8'))
  expect(file.heading).toHaveLength(10)
  expect(file.rows).toHaveLength(372)
  expect(file.rows.map(({ line }) => line)).toEqual(file.rows.map((_, index) => index + 2))
})

test('knows the line on which a row begins, through quoted breaks, blank lines and Windows line ends', async () => {
  const { rows } = await fileOf('name,city\r\n"Depot\r\none",Regina\r\n\r\n"Say ""hi""",Estevan\r\n')
  expect(rows).toEqual([
    { line: 2, values: ['Depot\none', 'Regina'] },
    { line: 5, values: ['Say "hi"', 'Estevan'] },
  ])
})

test('takes a line that says how the others are divided, Unicode text of a spreadsheet, and no rows of commas alone', async () => {
  const { heading, rows } = fileOf('sep=;\r\nReference;Name\r\nS1;Sep one\r\nS2;Sep two')
  expect(heading).toEqual(['Reference', 'Name'])
  expect(rows.map(({ line, values }) => [line, ...values])).toEqual([
    [3, 'S1', 'Sep one'],
    [4, 'S2', 'Sep two'],
  ])
  const wide = new Uint8Array(
    new Uint16Array(Array.from('\uFEFFReference\tName\r\nE1\tCafé\r\n', (letter) => letter.charCodeAt(0))).buffer,
  )
  const read = await readCsvFile(new File([wide], 'unicode.txt'), noBook)
  expect(read).toMatchObject({ ok: true, file: { encoding: 'UTF-16', rows: [{ values: ['E1', 'Café'] }] } })
  const commas = fileOf(
    `Reference,Name,Address\nR1,Real one,121 8 Street East\nR2,Real two,122 8 Street East\n${',,,,\n'.repeat(300)}`,
  )
  expect(commas.rows).toHaveLength(2)
})

test.each([
  ['commas', 'name,city\nA,B'],
  ['semicolons', 'name;city\nA;B'],
  ['tabs', 'name\tcity\nA\tB'],
  ['pipes', 'name|city\nA|B'],
])('tells %s by the heading', async (_, text) => {
  const { heading, rows } = await fileOf(text)
  expect(heading).toEqual(['name', 'city'])
  expect(rows).toEqual([{ line: 2, values: ['A', 'B'] }])
})

test('reads UTF-8 with and without its mark, and Windows-1252 where it must be that', async () => {
  const read = async (bytes: Uint8Array<ArrayBuffer>) => {
    const result = await readCsvFile(new File([bytes], 'locations.csv'), noBook)
    return result.ok ? [result.file.heading[0], result.file.rows[0]?.values[0], result.file.encoding] : []
  }
  const utf8 = (text: string) => new TextEncoder().encode(text)
  expect(await read(utf8('\uFEFFname,city\nMontréal,QC'))).toEqual(['name', 'Montréal', 'UTF-8'])
  expect(await read(utf8('name,city\nŁódź,QC'))).toEqual(['name', 'Łódź', 'UTF-8'])
  const latin = Uint8Array.from('name,city\nMontr\u00E9al,QC', (letter) => letter.charCodeAt(0))
  expect(await read(latin)).toEqual(['name', 'Montréal', 'Windows-1252'])
})

test('tells semicolons by the rows, where a heading or a decimal has commas', () => {
  const { heading, rows } = fileOf(
    'Nom, court;Ville;Latitude;Longitude\nF1;Montréal;45,5088;-73,5678\nF2;Laval;45,6;-73,7\n',
  )
  expect(heading).toEqual(['Nom, court', 'Ville', 'Latitude', 'Longitude'])
  expect(rows[0]?.values).toEqual(['F1', 'Montréal', '45,5088', '-73,5678'])
})

test('takes no title above the headings for them', () => {
  const { heading, rows, above } = fileOf(
    'Store list of Prairie Sky,,,\nPrinted 2026-11-25,,,\n\nname,street,city,province\nDepot,12 Elm Street,Regina,SK\n',
  )
  expect(above).toEqual(['Store list of Prairie Sky', 'Printed 2026-11-25'])
  expect(heading).toEqual(['name', 'street', 'city', 'province'])
  expect(rows).toEqual([{ line: 5, values: ['Depot', '12 Elm Street', 'Regina', 'SK'] }])
})

test('is read anew as somebody says it is written, and mended where it was broken before', () => {
  const mac = Uint8Array.from('name,city\nMontr\u008eal,QC', (letter) => letter.charCodeAt(0))
  const read = (bytes: Uint8Array, terms = {}) => {
    const result = readCsvBytes('mac.csv', bytes, terms)
    return result.ok ? [result.file.encoding, result.file.rows[0]?.values[0], result.file.broken] : [result.why]
  }
  expect(read(mac)).toEqual(['Mac Roman', 'Montréal', null])
  expect(read(mac, { encoding: 'Windows-1252' })).toEqual(['Windows-1252', 'MontrŽal', null])
  const broken = new TextEncoder().encode('name,city\nCafÃ© du coin,Regina')
  expect(read(broken)).toEqual(['UTF-8', 'CafÃ© du coin', { from: 'CafÃ©', to: 'Café' }])
  expect(read(broken, { mendsBroken: true })).toEqual(['UTF-8', 'Café du coin', null])
})

test('gives every column a name of its own', async () => {
  const { heading } = await fileOf('phone,,phone,\n1,2,3,4')
  expect(heading).toEqual(['phone', 'Column 2', 'phone (2)', 'Column 4'])
})

test.each([
  ['', 'The file is empty.'],
  ['\n \n', 'The file is empty.'],
  ['name,city\n', 'The file has a heading and no rows under it.'],
  ['name,city\nA,B\n"C,D\n', 'Line 3: a quote is opened and never closed.'],
  ['name,city\nA,B\n"C"x,D\n', /^Line 3: a quote stands in the middle of a value/],
  ['name,city\nA"B,C\n', /^Line 2: a quote stands in the middle of a value/],
])('says why %j cannot be read', async (text, why) => {
  expect(await whyNot(text)).toEqual(typeof why === 'string' ? why : expect.stringMatching(why))
})

test('refuses a file of more than 5 MB before reading it', async () => {
  expect(await whyNot(new Uint8Array(mostBytes + 100_000))).toMatch(/^The file is 5.1 MB; at most 5 MB/)
})

test('has a workbook read where that is done, and reads its sheet as a file of text', async () => {
  const read = await readCsvFile(new File(['PK\u0003\u0004'], 'book.xlsx'), () =>
    Promise.resolve({ sheets: ['One', 'Two'], sheet: 'One', csv: 'Name,City\r\n\r\nDépôt,Saskatoon\r\n' }),
  )
  expect(read).toMatchObject({
    ok: true,
    file: { heading: ['Name', 'City'], rows: [{ line: 3, values: ['Dépôt', 'Saskatoon'] }], book: { sheet: 'One' } },
  })
})

test('says of a workbook of the old kind what to do', async () => {
  expect(await whyNot(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1))).toMatch(/of the old kind, or one with a password/)
})
