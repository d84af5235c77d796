import { expect, it } from 'vitest'
import { permissionIds } from '#domain/role-permissions.ts'
import { PermissionId } from '#generated/model/permissionId.ts'
import { operations, type OperationEntry } from '#generated/operations.ts'

it('the contract names the permissions that the roles know', () => {
  expect(Object.values(PermissionId).toSorted()).toEqual([...permissionIds].toSorted())
})

it('operations need permissions of that list', () => {
  const needed = Object.values<OperationEntry>(operations).flatMap(({ access }) =>
    typeof access === 'object' ? access.permission : [],
  )
  expect(needed.length).toBeGreaterThan(50)
  expect(needed.filter((id) => !permissionIds.includes(id))).toEqual([])
})
