import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const states = `x-states:
  states: { 'on the road': { isParked: false }, parked: { isParked: true } }
x-resource:
`
const field = `properties:
  isParked:
    type: boolean
    title: Parked
    readOnly: true
    default: false
    description: Whether it stays where it is.
    example: false
`
const operation = `
/vehicles/{vehicleId}/park:
  put:
    operationId: parkVehicle
    x-access: { permission: vehicles.update, tenant: request }
    x-act:
      of: Vehicle
      from: [on the road]
      to: parked
      label: Park
      said: 'Parked {name}'
`

/**
 * Vehicles can be parked: what somebody writes who adds an act to a resource, in a copy of the contract.
 * @param contract `openapi/` of the copy
 */
export async function addAct(contract: string): Promise<void> {
  await replaced(path.join(contract, 'schemas/services/Vehicle.yaml'), [
    ['x-resource:\n', states],
    ['properties:\n', field],
  ])
  await replaced(path.join(contract, 'paths/services/vehicles.yaml'), [[/$/, operation]])
}

/**
 * The line of the server's that the compiler then asks for.
 * @param server `server/` of the copy
 */
export async function addActHandler(server: string): Promise<void> {
  await replaced(path.join(server, 'services/vehicles.ts'), [
    [/^/, "import { actOf } from '#server/resources/act.ts'\n"],
    ['  getVehicleUses', "  parkVehicle: actOf(vehicles, 'parkVehicle'),\n  getVehicleUses"],
  ])
}

async function replaced(file: string, parts: readonly (readonly [string | RegExp, string])[]): Promise<void> {
  const before = await readFile(file, 'utf8')
  await writeFile(
    file,
    parts.reduce((text, [old, made]) => text.replace(old, () => made), before),
  )
}
