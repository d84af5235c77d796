/** Identifies a row in an address. */
export type Id = number | string

export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

/** The addresses of a resource: its list, and over it the drawers that add, show and edit one. */
export interface ResourcePaths {
  readonly list: () => string
  readonly new: () => string
  readonly one: (id: Id) => string
  readonly edit: (id: Id) => string
}

export function resourcePaths(list: string): ResourcePaths {
  return {
    list: () => list,
    new: () => `${list}/new`,
    one: (id) => `${list}/${id}`,
    edit: (id) => `${list}/${id}/edit`,
  }
}

/** The addresses that the page's first script knows. Every page brings that along, and all the others would be most of it. */
interface OrderHistoryQuery {
  readonly customer?: Id
  readonly driver?: Id
  readonly words?: string
  readonly budget?: { readonly id: Id; readonly month: string }
}

export const firstPaths = {
  root: () => '/',
  home: () => '/home',

  /** `customer`, `driver`: whose orders are listed; `words`: those that hold these. */
  /** `budget`: what counts in it, in a month such as "2026-11". */
  orderHistory: ({ customer, driver, words, budget }: OrderHistoryQuery = {}) =>
    withQuery('/order-history', {
      customer: customer?.toString(),
      driver: driver?.toString(),
      q: words,
      budget: budget && `${budget.id}-${budget.month}`,
    }),
  orderTracking: () => '/order-tracking',
  locations: resourcePaths('/locations'),

  /** By its uid, for the person who was invited. */
  invitation: (uid: string) => `/invitations/${uid}`,

  switchTenants: () => '/switch-tenants',
  onboardingRequired: () => '/onboarding-required',

  login: () => '/login',
  callback: () => '/cb',
  /** `redirect`: where to go once signed out, a path of this application. */
  logout: (redirect?: string) => withQuery('/logout', { redirect }),
} as const

/** Addresses that the server answers itself, outside the application's routes. */
export const hostedPaths = {
  /**
   * The sign-in page.
   * @param redirectUri absolute address that takes the tokens, the application's `/cb`
   * @param returnUrl path of the application to open afterwards
   * @param state comes back unchanged
   */
  login: (redirectUri: string, returnUrl?: string, state?: string) =>
    withQuery('/auth/login', { redirect_uri: redirectUri, returnUrl, state }),
  config: () => '/config.json',
} as const
