import type { RouteObject } from 'react-router-dom'
import { loadScreen, screenRoute } from '#src/ui/load-screen.ts'
import { paths } from '#src/paths.ts'
import { peopleRoutes } from './people/people-routes.ts'
import { protocolRoutes } from './protocols/protocol-routes.ts'
import { serviceMapRoutes } from './service-maps/service-map-routes.ts'
import { serviceRoutes } from './services/service-routes.ts'
import { userRoutes } from './users/user-routes.ts'
import { resourceRoutes, settingsRoute } from '#src/resources/resource-routes.ts'

const roleDrawers = resourceRoutes(paths.roles, async () => (await import('./roles.tsx')).roles)
const roleRoutes = {
  ...roleDrawers,
  children: [
    ...(roleDrawers.children ?? []),
    screenRoute(paths.defaultRole(':id'), async () => (await import('./roles.tsx')).DefaultRoleDrawer),
  ],
} as RouteObject

/** A token is made in a dialog of its own, because it is shown once; only its name is edited. */
const apiTokenRoutes: RouteObject[] = [
  screenRoute(
    paths.apiTokens.new(),
    async () => (await import('./api-tokens/NewApiTokenDialog.tsx')).NewApiTokenDialog,
  ),
  screenRoute(paths.apiTokens.edit(':id'), async () => {
    const [{ resourceEdit }, { apiTokens }] = await Promise.all([
      import('#src/resources/ResourceForms.tsx'),
      import('./api-tokens/api-tokens.tsx'),
    ])
    return resourceEdit(apiTokens)
  }),
]

/** The people with what they can do, and over them the drawers of one of them. */
const accessRoutes: RouteObject = {
  lazy: () => loadScreen(async () => (await import('./access/PeopleScreen.tsx')).PeopleScreen),
  children: [
    { path: paths.access.people(), element: null },
    screenRoute(paths.access.person(':userId'), async () => (await import('./access/PersonDrawer.tsx')).PersonDrawer),
    screenRoute(paths.access.why(':userId'), async () => (await import('./access/WhyDrawer.tsx')).WhyDrawer),
    screenRoute(
      paths.access.addRole(':userId'),
      async () => (await import('./access/AddRoleDrawer.tsx')).AddRoleDrawer,
    ),
  ],
}

/** Who works here without belonging to the organization, and over it the drawers of one of them and of what is given. */
const externalRoutes: RouteObject = {
  lazy: () => loadScreen(async () => (await import('./access/external/ExternalScreen.tsx')).ExternalScreen),
  children: [
    { path: paths.external.list(), element: null },
    screenRoute(
      paths.external.user(':userId'),
      async () => (await import('./access/external/ExternalDrawers.tsx')).ExternalPersonDrawer,
    ),
    screenRoute(
      paths.external.organization(':tenantId'),
      async () => (await import('./access/external/ExternalDrawers.tsx')).ExternalOrganizationDrawer,
    ),
    screenRoute(
      paths.external.newUserGrant(),
      async () => (await import('./access/external/GiveDrawers.tsx')).NewUserGrantDrawer,
    ),
    screenRoute(
      paths.external.newRoleGrant(':tenantId'),
      async () => (await import('./access/external/GiveDrawers.tsx')).NewRoleGrantDrawer,
    ),
  ],
}

/** The pages of the settings, each with code of its own. */
export const settingsRoutes: RouteObject[] = [
  settingsRoute(paths.generalSettings(), async () => (await import('./general.ts')).general),
  screenRoute(paths.subscription(), async () => (await import('./SubscriptionScreen.tsx')).SubscriptionScreen),
  settingsRoute(paths.notificationSettings(), async () => (await import('./notifications.ts')).notifications),
  settingsRoute(paths.supplierSettings(), async () => (await import('./suppliers.tsx')).suppliers),
  settingsRoute(paths.dispatchSettings(), async () => (await import('./dispatch.ts')).dispatch),
  screenRoute(paths.marketplace(), async () => (await import('./marketplace/MarketplaceScreen.tsx')).MarketplaceScreen),
  settingsRoute(paths.newMarketplace(), async () => (await import('./marketplace/marketplace.tsx')).marketplace),
  settingsRoute(paths.editMarketplace(), async () => (await import('./marketplace/marketplace.tsx')).marketplace),
  settingsRoute(paths.accountingSettings(), async () => (await import('./finance.ts')).finance),
  screenRoute(paths.bookNames(), async () => (await import('#src/billing/books/BooksScreen.tsx')).BooksScreen),
  settingsRoute(paths.driverPaySettings(), async () => (await import('./driver-pay.ts')).driverPay),
  screenRoute(paths.fuelSurcharge(), async () => (await import('./fuel/FuelSurchargeScreen.tsx')).FuelSurchargeScreen),
  resourceRoutes(paths.budgets, async () => (await import('./budgets.tsx')).budgets),
  resourceRoutes(paths.contacts, async () => (await import('./contacts.tsx')).contacts),
  ...peopleRoutes,
  resourceRoutes(paths.apiTokens, async () => (await import('./api-tokens/api-tokens.tsx')).apiTokens, {
    isRecord: true,
    more: apiTokenRoutes,
  }),
  roleRoutes,
  accessRoutes,
  externalRoutes,
  resourceRoutes(paths.taxes, async () => (await import('./taxes.tsx')).taxes),
  resourceRoutes(paths.orderFields, async () => (await import('./order-fields.tsx')).orderFields),
  ...serviceRoutes,
  resourceRoutes(paths.tags, async () => (await import('./tags.tsx')).tags),
  resourceRoutes(paths.parcelTypes, async () => (await import('./parcel-types.tsx')).parcelTypes),
  resourceRoutes(paths.serviceSpeeds, async () => (await import('./service-speeds.tsx')).serviceSpeeds),
  ...protocolRoutes,
  ...serviceMapRoutes,
  resourceRoutes(paths.images, async () => (await import('./images.tsx')).images),
  screenRoute(
    paths.changeOwnership(),
    async () => (await import('./ownership/ChangeOwnershipScreen.tsx')).ChangeOwnershipScreen,
  ),
  {
    ...screenRoute(
      paths.ownershipRequests.list(),
      async () => (await import('./ownership/OwnershipRequests.tsx')).OwnershipRequestLists,
    ),
    children: [
      screenRoute(
        paths.ownershipRequests.one(':id'),
        async () => (await import('./ownership/OwnershipRequests.tsx')).OwnershipRequestDrawer,
      ),
    ],
  },
  resourceRoutes(paths.webhooks, async () => (await import('./webhooks/webhooks.tsx')).webhooks),
  resourceRoutes(paths.webhookDeliveries, async () => (await import('./webhooks/deliveries.tsx')).deliveries, {
    isRecord: true,
  }),
  resourceRoutes(paths.messages, async () => (await import('./messages.tsx')).messages, { isRecord: true }),
  resourceRoutes(paths.audit, async () => (await import('./audit.tsx')).audit, { isRecord: true }),
  resourceRoutes(paths.vehicles, async () => (await import('./vehicles.tsx')).vehicles),
  screenRoute(
    `${paths.formerOrganizations()}/*`,
    async () => (await import('../administration/FormerAddress.tsx')).FormerAddress,
  ),
  screenRoute(
    `${paths.formerInstallation()}/*`,
    async () => (await import('../administration/FormerAddress.tsx')).FormerAddress,
  ),
  ...userRoutes,
  screenRoute(`${paths.settings()}/*`, async () => (await import('./NoSuchSetting.tsx')).NoSuchSetting),
]
