import { crc32, deflateSync } from 'node:zlib'
import { createRandom } from './random.ts'

type Colour = readonly [red: number, green: number, blue: number]

const paper: Colour = [255, 255, 255]
const ink: Colour = [22, 36, 84]

/** How many different ones are drawn; each is kept once, however often it is attached. */
export const signatureCount = 6
export const photoCount = 4

const signatures = new Map<number, Buffer>()
const photos = new Map<number, Buffer>()

/** A name in handwriting that nobody can read, as a PNG. */
export function signaturePng(index: number): Buffer {
  return kept(signatures, index % signatureCount, drawSignature)
}

/** A parcel on a floor, as a PNG as small as a picture can be. */
export function photoPng(index: number): Buffer {
  return kept(photos, index % photoCount, drawPhoto)
}

const night: Colour = [18, 58, 92]
const day: Colour = [74, 158, 208]
const sun: Colour = [250, 190, 60]
const wheat: Colour = [226, 160, 44]
const straw: Colour = [248, 206, 110]

/** The logo of Prairie Sky: a low sun over a field, with a road that leads to it, as a PNG. */
export function logoPng(): Buffer {
  const size = 256
  const horizon = 168
  /** Edges are drawn softly: one pixel wide. */
  const inside = (distance: number) => Math.max(0, Math.min(1, 0.5 - distance))
  return png(size, size, (x, y) => {
    const fromSun = Math.hypot(x - size / 2, y - horizon)
    const halo = inside((fromSun - 92) / 1.2) * 0.28
    const sky = mix(mix(night, day, Math.min(1, y / horizon)), sun, Math.max(halo, inside(fromSun - 58)))
    const below = y - horizon
    if (below < 0) return sky
    const fromRoad = Math.abs(x - size / 2) - (6 + below * 0.52)
    const furrow = Math.sin(((x - size / 2) / (20 + below)) * 16) > 0 ? 1 : 0.94
    return mix(shade(wheat, furrow), straw, inside(fromRoad))
  })
}

const dusk: Colour = [236, 144, 112]
const skyline: Colour = [70, 92, 128]
const street: Colour = [58, 62, 72]
const paint: Colour = [232, 232, 226]
const glass: Colour = [36, 52, 76]

/** A van under way at the edge of a city, in the morning or in the evening, as a PNG as wide as a profile. */
export function profilePng(time: 'morning' | 'evening'): Buffer {
  const [width, height, horizon, kerb] = [960, 300, 196, 232]
  const isMorning = time === 'morning'
  const [high, low, body] = isMorning ? ([day, straw, sun] as const) : ([night, dusk, day] as const)
  const random = createRandom(isMorning ? 11_001 : 11_002)
  const houses = Array.from({ length: 40 }, () => 14 + random.between(0, 58))
  const [left, sunAt] = isMorning ? [560, 250] : [250, 690]
  const top = 168
  return png(width, height, (x, y) => {
    const [vx, vy] = [x - left, y - top]
    const wheel = Math.min(Math.hypot(vx - 32, vy - 92), Math.hypot(vx - 160, vy - 92))
    if (wheel < 18) return wheel < 8 ? paint : ink
    const isBox = vx >= 0 && vx < 140 && vy >= 0 && vy < 92
    const isCab = vx >= 140 && vx < 200 && vy >= Math.max(18, 18 + (vx - 158) * 1.1) && vy < 92
    if (isCab && vx > 148 && vx < 186 && vy < 52) return glass
    if (isBox || isCab) return vy > 56 && vy < 66 ? body : shade(paint, 1 - vy / 600)
    if (y >= kerb) {
      const isLine = y > 268 && y < 273 && x % 96 < 52
      const isUnder = vx > -6 && vx < 206 && vy < 120
      return isLine ? paint : shade(street, (isUnder ? 0.72 : 1) + (y - kerb) / 500)
    }
    if (y >= horizon) return shade(wheat, 1 - (kerb - y) / 160 + (Math.sin(x / 7 + y) > 0 ? 0.03 : 0))
    const roof = horizon - (houses[Math.floor(x / 24)] ?? 20)
    if (y > roof) return mix(skyline, high, (horizon - y) / 180)
    const disc = Math.max(0, Math.min(1, 46.5 - Math.hypot(x - sunAt, y - 128)))
    return mix(mix(high, low, Math.min(1, y / horizon)), sun, disc)
  })
}

function kept(pictures: Map<number, Buffer>, index: number, draw: (index: number) => Buffer): Buffer {
  const picture = pictures.get(index) ?? draw(index)
  pictures.set(index, picture)
  return picture
}

function drawSignature(index: number): Buffer {
  const [width, height] = [320, 110]
  const random = createRandom(7_001 + index)
  const pixels = new Uint8Array(width * height).fill(255)
  const loops = random.between(5, 9)
  const lean = 0.4 + random.next()
  const heights = Array.from({ length: loops + 1 }, () => 10 + random.next() * 30)
  const steps = 2_400
  for (let step = 0; step <= steps; step++) {
    const along = step / steps
    const turn = along * loops * 2 * Math.PI
    const loop = heights[Math.floor(along * loops)] ?? 12
    const x = 24 + along * (width - 60) + Math.cos(turn) * 11 * lean
    const y = height / 2 + Math.sin(turn) * loop * (1 - along * 0.45) - along * 8
    blot(pixels, width, x, y, 1.2 + Math.abs(Math.cos(turn / 2)) * 0.7)
  }
  return png(width, height, (x, y) => mix(ink, paper, (pixels[y * width + x] ?? 255) / 255))
}

/** Darkens what a pen of this radius touches. */
function blot(pixels: Uint8Array, width: number, x: number, y: number, radius: number): void {
  const reach = Math.ceil(radius + 1)
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const [column, row] = [Math.round(x) + dx, Math.round(y) + dy]
      const far = Math.hypot(column - x, row - y) - radius
      const light = Math.round(Math.min(1, Math.max(0, far)) * 255)
      const at = row * width + column
      const before = pixels[at]
      if (before !== undefined && column >= 0 && column < width) pixels[at] = Math.min(before, light)
    }
  }
}

const cardboards: readonly Colour[] = [
  [186, 142, 96],
  [170, 126, 84],
  [224, 226, 228],
  [150, 116, 82],
]
const floors: readonly Colour[] = [
  [112, 108, 104],
  [142, 120, 98],
  [96, 104, 112],
  [128, 126, 120],
]

function drawPhoto(index: number): Buffer {
  const [width, height] = [240, 180]
  const random = createRandom(9_001 + index)
  const cardboard = cardboards[index] ?? paper
  const floor = floors[index] ?? ink
  const wall: Colour = mix(floor, paper, 0.6)
  const box = { left: 48 + random.between(0, 24), top: 52 + random.between(0, 14), width: 118, height: 88 }
  const tape = box.left + box.width / 2 + random.between(-8, 8)
  const skirting = 96 + random.between(0, 10)
  return png(width, height, (x, y) => {
    const inside = x >= box.left && x < box.left + box.width && y >= box.top && y < box.top + box.height
    const below = y - box.top - box.height
    const beside = Math.max(box.left - x, x - box.left - box.width, 0)
    const shadow = below < 0 ? 0 : 0.45 * Math.max(0, 1 - below / 12) * Math.max(0, 1 - beside / 16)
    // Light falls from the upper left; a little unevenness keeps the surfaces from looking painted.
    const grain = ((x * 7 + y * 13 + ((x * y) % 11)) % 9) / 9
    if (!inside) return shade(y < skirting ? wall : floor, 0.95 - shadow - y / 900 + grain * 0.03)
    const isLid = y < box.top + 16
    const isTape = Math.abs(x - tape) < 7
    const isLabel = x > box.left + 14 && x < box.left + 46 && y > box.top + 34 && y < box.top + 62
    if (isLabel) return (y - box.top) % 5 === 0 && x < box.left + 40 ? shade(paper, 0.35) : shade(paper, 0.96)
    const surface = isTape ? mix(cardboard, paper, 0.35) : cardboard
    return shade(surface, (isLid ? 1.08 : 0.97) - (x - box.left) / 700 + grain * 0.04)
  })
}

function mix(from: Colour, to: Colour, share: number): Colour {
  const part = (channel: 0 | 1 | 2) => Math.round(from[channel] + (to[channel] - from[channel]) * share)
  return [part(0), part(1), part(2)]
}

function shade([red, green, blue]: Colour, light: number): Colour {
  const lit = (channel: number) => Math.max(0, Math.min(255, Math.round(channel * light)))
  return [lit(red), lit(green), lit(blue)]
}

/** An RGB picture as a PNG, pixel by pixel. */
function png(width: number, height: number, colourAt: (x: number, y: number) => Colour): Buffer {
  const rowBytes = 1 + width * 3
  const rows = Buffer.alloc(rowBytes * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows.set(colourAt(x, y), y * rowBytes + 1 + x * 3)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([magic, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(body.length, 0)
  framed.set(named, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}
