import type { RouteObject } from 'react-router-dom'
import { paths, type ResourcePaths } from '#src/paths.ts'
import type { Resource, ResourceRow, UseResource } from '#src/resources/define-resource.ts'
import { screenRoute } from '#src/ui/load-screen.ts'

const id = ':id'
const loadList = async () => (await import('#src/resources/ResourceList.tsx')).resourceList
const loadForm = async () => (await import('./RowForm.tsx')).rowForm
const loadCustomers = async () => (await import('./customers.tsx')).customers
const loadVendors = async () => (await import('./vendors.tsx')).vendors
const loadSuppliers = async () => (await import('./suppliers.tsx')).suppliers
const loadOrders = () => import('./PartnerOrders.tsx')
const loadHistory = () => import('./PartnerHistory.tsx')
const loadContacts = () => import('./CustomerContacts.tsx')
/** The drawers over a side of a customer's page: what it keeps, or its courier for it. */
const bookDrawers = {
  contacts: async () => {
    const [{ contacts }, book] = await Promise.all([
      import('#src/screens/settings/contacts.tsx'),
      import('./books-of-customer.ts'),
    ])
    return drawersOf(contacts, book.useContactsOfCustomer)
  },
  locations: async () => {
    const [{ locations }, book] = await Promise.all([
      import('#src/screens/locations/locations.tsx'),
      import('./books-of-customer.ts'),
    ])
    return drawersOf(locations, book.useLocationsOfCustomer)
  },
}

function drawersOf<Row extends ResourceRow, SortField extends string>(
  resource: Resource<Row, SortField>,
  useThere: UseResource<Row, SortField>,
) {
  const forms = () => import('#src/resources/ResourceForms.tsx')
  return {
    new: async () => (await forms()).resourceCreate(resource, undefined, useThere),
    edit: async () => (await forms()).resourceEdit(resource, undefined, useThere),
    one: async () => (await import('#src/resources/ResourceDetail.tsx')).resourceDetail(resource, useThere),
  }
}

function bookRoutes(side: keyof typeof bookDrawers, drawers: ResourcePaths): RouteObject[] {
  const drawer = (path: string, act: 'new' | 'edit' | 'one') =>
    screenRoute(path, async () => (await bookDrawers[side]())[act]())
  return [drawer(drawers.new(), 'new'), drawer(drawers.edit(':rowId'), 'edit'), drawer(drawers.one(':rowId'), 'one')]
}

const loadTerms = () => import('./VendorTerms.tsx')

/** Those that the organization delivers for, that deliver for it and that send to it: each a list, and a page with its sides. */
export const partnerRoutes: RouteObject[] = [
  screenRoute(paths.customers.list(), async () => (await loadList())(await loadCustomers())),
  screenRoute(paths.customerImport(), async () => (await import('./CustomerImportScreen.tsx')).CustomerImportScreen),
  screenRoute(paths.customers.new(), async () => (await import('./NewCustomer.tsx')).NewCustomer),
  screenRoute(paths.customerMerge(id), async () => (await import('./merge/MergeScreen.tsx')).MergeScreen),
  {
    ...screenRoute(paths.customers.one(id), async () => (await import('./CustomerScreen.tsx')).CustomerScreen),
    children: [
      screenRoute(paths.customers.one(id), async () => (await loadOrders()).CustomerOrders),
      screenRoute(
        paths.customerSide(id, 'profile'),
        async () => (await import('./CustomerProfile.tsx')).CustomerProfile,
      ),
      {
        ...screenRoute(paths.customerSide(id, 'contacts'), async () => (await loadContacts()).CustomerContacts),
        children: bookRoutes('contacts', paths.customerContacts(id)),
      },
      screenRoute(paths.customerSide(id, 'people'), async () => (await loadContacts()).CustomerPeople),
      screenRoute(
        paths.customerSide(id, 'services'),
        async () => (await import('./CustomerServices.tsx')).CustomerServices,
      ),
      screenRoute(paths.customerSide(id, 'terms'), async () => (await loadForm())(await loadCustomers())),
      screenRoute(
        paths.customerSide(id, 'account'),
        async () => (await import('#src/invoices/CustomerAccount.tsx')).CustomerAccount,
      ),
      {
        ...screenRoute(
          paths.customerSide(id, 'locations'),
          async () => (await import('./CustomerLocations.tsx')).CustomerLocations,
        ),
        children: bookRoutes('locations', paths.customerLocations(id)),
      },
      screenRoute(paths.customerSide(id, 'history'), async () => (await loadHistory()).CustomerHistory),
    ],
  },
  screenRoute(paths.customerTransfer(id), async () => (await import('./TransferOwnership.tsx')).TransferOwnership),
  screenRoute(paths.vendors.list(), async () => (await loadList())(await loadVendors())),
  {
    ...screenRoute(paths.vendors.one(id), async () => (await import('./VendorScreen.tsx')).VendorScreen),
    children: [
      screenRoute(paths.vendors.one(id), async () => (await loadOrders()).VendorOrders),
      screenRoute(
        paths.vendorSide(id, 'invoices'),
        async () => (await import('#src/invoices/vendor/VendorInvoices.tsx')).VendorInvoices,
      ),
      screenRoute(paths.vendorSide(id, 'services'), async () => (await loadTerms()).VendorServices),
      screenRoute(paths.vendorSide(id, 'terms'), async () => (await loadTerms()).VendorTerms),
      {
        ...screenRoute(
          paths.vendorSide(id, 'general'),
          async () => (await import('./VendorGeneral.tsx')).VendorGeneral,
        ),
        children: [
          screenRoute(paths.vendors.edit(id), async () => {
            const [{ resourceEdit }, { useOverVendor }, vendors] = await Promise.all([
              import('#src/resources/ResourceForms.tsx'),
              import('./VendorGeneral.tsx'),
              loadVendors(),
            ])
            return resourceEdit(vendors, useOverVendor)
          }),
        ],
      },
      screenRoute(paths.vendorSide(id, 'history'), async () => (await loadHistory()).VendorHistory),
    ],
  },
  screenRoute(paths.partners.list(), async () =>
    (await loadList())((await import('#src/screens/partners/partners.tsx')).partners),
  ),
  {
    ...screenRoute(
      paths.partners.one(id),
      async () => (await import('#src/screens/partners/PartnerScreen.tsx')).PartnerScreen,
    ),
    children: [
      screenRoute(paths.partners.one(id), async () => (await loadOrders()).VendorOrders),
      screenRoute(paths.partnerSide(id, 'received'), async () => (await loadOrders()).CustomerOrders),
      screenRoute(
        paths.partnerSide(id, 'services'),
        async () => (await import('./CustomerServices.tsx')).ServicesForPartner,
      ),
      screenRoute(paths.partnerSide(id, 'their-services'), async () => (await loadTerms()).VendorServices),
      screenRoute(paths.partnerSide(id, 'terms'), async () => (await loadForm())(await loadCustomers())),
      screenRoute(paths.partnerSide(id, 'their-terms'), async () => (await loadTerms()).VendorTerms),
      screenRoute(paths.partnerSide(id, 'history'), async () => (await loadHistory()).HistoryOfPartner),
    ],
  },
  screenRoute(paths.suppliers.list(), async () => (await loadList())(await loadSuppliers())),
  {
    ...screenRoute(paths.suppliers.one(id), async () => (await import('./SupplierScreen.tsx')).SupplierScreen),
    children: [
      screenRoute(paths.suppliers.one(id), async () => (await loadOrders()).SupplierOrders),
      screenRoute(paths.supplierSide(id, 'general'), async () => (await loadForm())(await loadSuppliers())),
      screenRoute(paths.supplierSide(id, 'history'), async () => (await loadHistory()).SupplierHistory),
    ],
  },
]
