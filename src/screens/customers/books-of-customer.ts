import { useParams } from 'react-router-dom'
import {
  archiveCustomerLocations,
  createCustomerContact,
  createCustomerLocation,
  deleteCustomerContact,
  getCustomerContact,
  getCustomerContacts,
  getGetCustomerContactQueryKey,
  getGetCustomerContactsQueryKey,
  restoreCustomerLocations,
  updateCustomerContact,
  updateCustomerLocation,
  useGetCustomer,
} from '#generated/client/relationships/relationships.ts'
import type {
  Contact,
  ContactInput,
  ContactUpdate,
  Location,
  LocationInput,
  LocationUpdate,
} from '#generated/model/index.ts'
import { checkPermission } from '#src/access/can.ts'
import { allOf, approval, denial, type Verdict } from '#src/access/verdict.ts'
import type { FormData } from '#src/forms/form-types.ts'
import { paths } from '#src/paths.ts'
import type { Resource } from '#src/resources/define-resource.ts'
import { type Session, useSession } from '#src/session/session.ts'

/** In the addresses of the page, whose `id` is the customer. */
const rowParam = 'rowId'

/** The customer of the address, and whether one keeps its contacts and locations. */
function useBook() {
  const session = useSession()
  const id = Number(useParams()['id'])
  const { data: customer } = useGetCustomer(session.tenant.id, id)
  const isKept = customer?.isManaged === true && customer.status === 'connected'
  const mayKeep = (asked: Session): Verdict =>
    allOf(
      checkPermission(asked, 'customers.update', 'change customers'),
      isKept ? approval : denial(`${customer?.name ?? 'The customer'} keeps its contacts and locations itself`),
    )
  const rights = { create: mayKeep, update: mayKeep, delete: mayKeep }
  return { tenantId: session.tenant.id, id, stands: { ownerId: id, param: rowParam, rights } }
}

/** The contacts of the customer of the address: a courier keeps those of one that it manages, and reads all others. */
export function useContactsOfCustomer<SortField extends string>(
  contacts: Resource<Contact, SortField>,
): Resource<Contact, SortField> {
  const { tenantId, id, stands } = useBook()
  return {
    ...contacts,
    ...stands,
    paths: paths.customerContacts(id),
    calls: {
      list: (_tenantId, _query, options, signal) => getCustomerContacts(tenantId, id, {}, options, signal),
      listKey: () => getGetCustomerContactsQueryKey(tenantId, id),
      get: (contactId, options, signal) => getCustomerContact(tenantId, id, contactId, options, signal),
      getKey: (contactId) => getGetCustomerContactQueryKey(tenantId, id, contactId),
      create: (_tenantId, data) => createCustomerContact(tenantId, id, data as FormData & ContactInput),
      update: (contactId, data) => updateCustomerContact(tenantId, id, contactId, data as FormData & ContactUpdate),
      delete: (contactId) => deleteCustomerContact(tenantId, id, contactId),
    },
  }
}

/** The same of its locations, which are read as one's own are. */
export function useLocationsOfCustomer<SortField extends string>(
  locations: Resource<Location, SortField>,
): Resource<Location, SortField> {
  const { tenantId, id, stands } = useBook()
  const { list, listKey, get, getKey } = locations.calls
  return {
    ...locations,
    ...stands,
    paths: paths.customerLocations(id),
    calls: {
      list,
      listKey,
      get,
      getKey,
      create: (_tenantId, data) => createCustomerLocation(tenantId, id, data as FormData & LocationInput),
      update: (locationId, data) => updateCustomerLocation(tenantId, id, locationId, data as FormData & LocationUpdate),
      archive: (ids) => archiveCustomerLocations(tenantId, id, ids),
      restore: (ids) => restoreCustomerLocations(tenantId, id, ids),
    },
  }
}
