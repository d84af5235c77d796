import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mendCapitals } from './stray-capitals.ts'

describe('mendCapitals', () => {
  test.each([
    ['1621 ALBERT STREET', '1621 Albert Street', 'all in capitals'],
    [
      '1399 MCPHILLIPS STREET, Shops at Winnipeg Square',
      '1399 McPhillips Street, Shops at Winnipeg Square',
      'all in capitals',
    ],
    ['ELIZABETH DAFOE LIBRARY, 25 Chancellors Cir', 'Elizabeth Dafoe Library, 25 Chancellors Cir', 'all in capitals'],
    ['12 OAK RD NE', '12 Oak Rd NE', 'all in capitals'],
    ["4 ST. MARY'S ROAD", "4 St. Mary's Road", 'all in capitals'],
    ["7 O'BRIEN WAY", "7 O'Brien Way", 'all in capitals'],
    ['BAY OF THE SOUTH', 'Bay of the South', 'all in capitals'],
    ['SAVE-ON-FOODS', 'Save-on-Foods', 'all in capitals'],
    ['COURIERS ONLY (NOT US/CANADA POST)', 'Couriers Only (Not US/Canada Post)', 'all in capitals'],
    ['REGINA', 'Regina', 'all in capitals'],
    ['BANFF', 'Banff', 'all in capitals'],
    ['OAK BAY', 'Oak Bay', 'all in capitals'],
    ['THE BAY CENTRE', 'The Bay Centre', 'all in capitals'],
    ["1200 RUE DE L'ÉGLISE", "1200 Rue de l'Église", 'all in capitals'],
    ['88 BOUL. SAINT-LAURENT', '88 Boul. Saint-Laurent', 'all in capitals'],
    ['SAINT-JEAN-SUR-RICHELIEU', 'Saint-Jean-sur-Richelieu', 'all in capitals'],
    ['NOTRE-DAME-DE-GRÂCE', 'Notre-Dame-de-Grâce', 'all in capitals'],
    ['L’ÉPICERIE DU COIN ET FILS', 'L’Épicerie du Coin et Fils', 'all in capitals'],
    ["12 RUE D'AUTEUIL", "12 Rue d'Auteuil", 'all in capitals'],
    ["SALON D'ARCY", "Salon D'Arcy", 'all in capitals'],
    ['CLSC DE LA MONTAGNE', 'CLSC de la Montagne', 'all in capitals'],
    ['RCMP DEPOT DIVISION', 'RCMP Depot Division', 'all in capitals'],
    ['KFC AND IGA LTD', 'KFC and IGA Ltd', 'all in capitals'],
    ['LE MARCHÉ DES SAVEURS', 'Le Marché des Saveurs', 'all in capitals'],
    ['MOOSE JAW BC GYM', 'Moose Jaw BC Gym', 'all in capitals'],
    ['11TH Avenue', '11th Avenue', 'ordinal in capitals'],
    ['113TH Street', '113th Street', 'ordinal in capitals'],
    ['main street n', 'Main Street N', 'all in small letters'],
    ['10340 102 st, Allstream Tower', '10340 102 St, Allstream Tower', 'all in small letters'],
    ['1550 8TH ST. E.', '1550 8th St. E.', 'ordinal in capitals, all in capitals'],
    ['1120 16TH Avenue N.W.', '1120 16th Avenue N.W.', 'ordinal in capitals'],
    ['839 5Th Avenue SW', '839 5th Avenue SW', 'ordinal in capitals'],
    ['51ST STREET', '51st Street', 'ordinal in capitals, all in capitals'],
    ['1144  Pembina Hwy, 1', '1144 Pembina Hwy, 1', 'doubled spaces'],
    ['Unit #1 Main St, Unit #1 Main St', 'Unit #1 Main St', 'said twice'],
  ])('%j becomes %j', (text, expected, why) => {
    const mended = mendCapitals(text)
    expect(mended.text).toBe(expected)
    expect(mended.why.join(', ')).toBe(why)
  })

  test.each([
    'HSBC Bank Place',
    'HMS HOST @ YYC Departures',
    'NAIT',
    'RCMP',
    'CLSC',
    'YEG G - 56',
    '10387 112th Street, CRU #1',
    '320 4th Avenue, SW, Canterra Tower',
    'Sarcee Plaza 37St & 45Ave SW',
    '51St & McIvor Blvd SE',
    '12 Avenue, 701C',
    '1860 McOrmond Drive',
    '8TD Place',
    '15007 Stoney plain Rd NW',
    'Łukasz Ünal',
    '',
  ])('%j is left alone', (text) => {
    expect(mendCapitals(text)).toEqual({ text, why: [] })
  })

  test('mending twice changes nothing more', () => {
    const words = fc.constantFrom(
      'MAIN',
      'main',
      'Main',
      '8TH',
      'ST',
      'st',
      'NE',
      'of',
      'OF',
      ',',
      ' ',
      "O'BRIEN",
      '21ST',
      '#5',
      'ß',
    )
    fc.assert(
      fc.property(fc.array(words, { maxLength: 8 }), (parts) => {
        const once = mendCapitals(parts.join(' ')).text
        expect(mendCapitals(once)).toEqual({ text: once, why: [] })
      }),
      { numRuns: 1000 },
    )
  })
})
