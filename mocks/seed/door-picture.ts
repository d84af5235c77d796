const base64 =
  'iVBORw0KGgoAAAANSUhEUgAAAKAAAAB4BAMAAACHjORcAAAAElBMVEXP2+eWdFRcPijw8OzOllp4gIrCa+zGAAAAoUlEQVR42u3YTQ5AMBCG4aZxAdygcQBRR3AF97+KDQtpS0xH4+f9VmweJM03E8Yrx/Rmn9x7QEBAwEKgeh+GT7IuHvGnvwGsI2kAAQEfDYaNNiRA8X54/IaCEQAICAh4B6jehwwpQEAtsPWARUH2w1NwnNY4122XgICAHwSv9mEMzNoPbeK/nXguA+aDVeLYAAJ+G1Tvw1k5gICAgICA/wEXOxT40qZmMhkAAAAASUVORK5CYII='

/** A small PNG of a door with a parcel before it: what every picture of the mock world shows. */
export function doorPicture(): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}
