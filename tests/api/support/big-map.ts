/**
 * A service map as it is sent: a hundred round zones in a row.
 * @param corners of each; 350 make 950 kB
 */
export function bigMap(corners: number): object {
  return {
    name: 'A hundred circles',
    serviceZones: Array.from({ length: 100 }, (_, index) => roundZone(index, corners)),
  }
}

function roundZone(index: number, corners: number): object {
  const bounds = Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI
    const [lat, lng] = [52 + 0.004 * Math.sin(angle), -106 + index * 0.01 + 0.004 * Math.cos(angle)]
    return [Number(lat.toFixed(7)), Number(lng.toFixed(7))]
  })
  return { name: `Zone ${index}`, bounds, flatFeeCadCents: 350, multiplier: 1, color: '#2d72d2', priority: 'medium' }
}
