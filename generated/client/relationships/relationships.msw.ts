/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import {
  faker
} from '@faker-js/faker/locale/en_CA';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  PartnershipStanding,
  RelationshipKind,
  TenantKind
} from '../../model';
import type {
  AcceptedInvitation,
  Application,
  ApplicationPage,
  Contact,
  ContactPage,
  Customer,
  CustomerImportResult,
  CustomerPage,
  CustomerPersonPage,
  DoneResponse,
  Invitation,
  InvitationChoices,
  InvitationLook,
  InvitationPage,
  Location,
  ManagedCustomerOnboarding,
  ManagedCustomerOnboardingPage,
  Partner,
  PartnerPage,
  Partnership,
  PartnershipPage,
  PotentialPartnerPage,
  PotentialVendorPage,
  SchedulerVariant,
  SharedInvitation,
  Supplier,
  SupplierPage,
  TenantPage,
  TenantRef,
  TokenPair,
  Vendor,
  VendorPage,
  VendorTerms
} from '../../model';


export const getGetPaginatedInvitationsResponseMock = (overrideResponse: Partial<Extract<InvitationPage, object>> = {}): InvitationPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), kind: faker.helpers.arrayElement(['user','customer','supplier'] as const), state: faker.helpers.arrayElement(['pending','accepted','rejected','revoked','expired'] as const), forInitialUserEmail: faker.internet.email(), forInitialUserFirstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forInitialUserLastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forInitialUserPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forPrefillTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), roles: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), invitedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), expiresAt: faker.number.int({min: 0}), endedAt: faker.helpers.arrayElement([faker.number.int(), null]), acceptedTenantId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), acceptedTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreateInvitationResponseMock = (overrideResponse: Partial<Extract<Invitation, object>> = {}): Invitation => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), kind: faker.helpers.arrayElement(['user','customer','supplier'] as const), state: faker.helpers.arrayElement(['pending','accepted','rejected','revoked','expired'] as const), forInitialUserEmail: faker.internet.email(), forInitialUserFirstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forInitialUserLastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forInitialUserPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forPrefillTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), roles: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), invitedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), expiresAt: faker.number.int({min: 0}), endedAt: faker.helpers.arrayElement([faker.number.int(), null]), acceptedTenantId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), acceptedTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetInvitationResponseMock = (overrideResponse: Partial<Extract<Invitation, object>> = {}): Invitation => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), kind: faker.helpers.arrayElement(['user','customer','supplier'] as const), state: faker.helpers.arrayElement(['pending','accepted','rejected','revoked','expired'] as const), forInitialUserEmail: faker.internet.email(), forInitialUserFirstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forInitialUserLastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forInitialUserPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forPrefillTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), roles: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), invitedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), expiresAt: faker.number.int({min: 0}), endedAt: faker.helpers.arrayElement([faker.number.int(), null]), acceptedTenantId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), acceptedTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getRevokeInvitationResponseMock = (overrideResponse: Partial<Extract<Invitation, object>> = {}): Invitation => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), kind: faker.helpers.arrayElement(['user','customer','supplier'] as const), state: faker.helpers.arrayElement(['pending','accepted','rejected','revoked','expired'] as const), forInitialUserEmail: faker.internet.email(), forInitialUserFirstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forInitialUserLastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forInitialUserPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forPrefillTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), roles: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), invitedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), expiresAt: faker.number.int({min: 0}), endedAt: faker.helpers.arrayElement([faker.number.int(), null]), acceptedTenantId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), acceptedTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getResendInvitationResponseMock = (overrideResponse: Partial<Extract<Invitation, object>> = {}): Invitation => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), kind: faker.helpers.arrayElement(['user','customer','supplier'] as const), state: faker.helpers.arrayElement(['pending','accepted','rejected','revoked','expired'] as const), forInitialUserEmail: faker.internet.email(), forInitialUserFirstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forInitialUserLastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forInitialUserPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forPrefillTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), roles: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), invitedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), expiresAt: faker.number.int({min: 0}), endedAt: faker.helpers.arrayElement([faker.number.int(), null]), acceptedTenantId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), acceptedTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getShareInvitationResponseMock = (overrideResponse: Partial<Extract<SharedInvitation, object>> = {}): SharedInvitation => ({link: faker.string.alpha({length: {min: 10, max: 2000}}), picture: faker.string.alpha({length: {min: 10, max: 40000}}), ...overrideResponse})

export const getLinkInvitationResponseMock = (overrideResponse: Partial<Extract<AcceptedInvitation, object>> = {}): AcceptedInvitation => ({tenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse})

export const getAcceptInvitationResponseMock = (overrideResponse: Partial<Extract<AcceptedInvitation, object>> = {}): AcceptedInvitation => ({tenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse})

export const getGetInvitationByUidResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetInvitationByUidResponseMock = (overrideResponse: Partial<Extract<InvitationLook, object>> = {}): InvitationLook => ({invitation: {id: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(['user','customer','supplier','owner'] as const), tenantId: faker.number.int({min: 1, max: 9007199254740991}), forInitialUserEmail: faker.string.alpha({length: {min: 10, max: 20}}), forInitialUserFirstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forInitialUserLastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forInitialUserPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), forPrefillTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), provesEmail: faker.datatype.boolean(), roleNames: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), invitedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), expiresAt: faker.number.int({min: 946684800, max: 4133980799})}, invitingTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, linkedTenant: faker.helpers.arrayElement([{...getGetInvitationByUidResponseTenantRefMock()},null,]), handedOver: faker.helpers.arrayElement([{...getGetInvitationByUidResponseTenantRefMock()},null,]), ...overrideResponse})

export const getGetInvitationTenantsResponseMock = (overrideResponse: Partial<Extract<InvitationChoices, object>> = {}): InvitationChoices => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), linked: faker.datatype.boolean(), whyNot: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), ...overrideResponse})

export const getAcceptInvitationAsGuestResponseMock = (overrideResponse: Partial<Extract<TokenPair, object>> = {}): TokenPair => ({token: faker.string.alpha({length: {min: 10, max: 20}}), refreshToken: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getRejectInvitationResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getSendInvitationLinkResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetSentCourierApplicationsResponseMock = (overrideResponse: Partial<Extract<ApplicationPage, object>> = {}): ApplicationPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), kind: faker.helpers.arrayElement(['customer','courier'] as const), state: faker.helpers.arrayElement(['pending','approved','rejected','revoked'] as const), applicantTenantId: faker.number.int({min: 1, max: 9007199254740991}), applicantTenantName: faker.string.alpha({length: {min: 10, max: 20}}), receiverTenantId: faker.number.int({min: 1, max: 9007199254740991}), receiverTenantName: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), origin: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), appliedByName: faker.string.alpha({length: {min: 10, max: 20}}), applicantPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), applicantAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rejectionReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetReceivedCourierApplicationsResponseMock = (overrideResponse: Partial<Extract<ApplicationPage, object>> = {}): ApplicationPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), kind: faker.helpers.arrayElement(['customer','courier'] as const), state: faker.helpers.arrayElement(['pending','approved','rejected','revoked'] as const), applicantTenantId: faker.number.int({min: 1, max: 9007199254740991}), applicantTenantName: faker.string.alpha({length: {min: 10, max: 20}}), receiverTenantId: faker.number.int({min: 1, max: 9007199254740991}), receiverTenantName: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), origin: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), appliedByName: faker.string.alpha({length: {min: 10, max: 20}}), applicantPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), applicantAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rejectionReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetSentCustomerApplicationsResponseMock = (overrideResponse: Partial<Extract<ApplicationPage, object>> = {}): ApplicationPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), kind: faker.helpers.arrayElement(['customer','courier'] as const), state: faker.helpers.arrayElement(['pending','approved','rejected','revoked'] as const), applicantTenantId: faker.number.int({min: 1, max: 9007199254740991}), applicantTenantName: faker.string.alpha({length: {min: 10, max: 20}}), receiverTenantId: faker.number.int({min: 1, max: 9007199254740991}), receiverTenantName: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), origin: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), appliedByName: faker.string.alpha({length: {min: 10, max: 20}}), applicantPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), applicantAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rejectionReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetReceivedCustomerApplicationsResponseMock = (overrideResponse: Partial<Extract<ApplicationPage, object>> = {}): ApplicationPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), kind: faker.helpers.arrayElement(['customer','courier'] as const), state: faker.helpers.arrayElement(['pending','approved','rejected','revoked'] as const), applicantTenantId: faker.number.int({min: 1, max: 9007199254740991}), applicantTenantName: faker.string.alpha({length: {min: 10, max: 20}}), receiverTenantId: faker.number.int({min: 1, max: 9007199254740991}), receiverTenantName: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), origin: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), appliedByName: faker.string.alpha({length: {min: 10, max: 20}}), applicantPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), applicantAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rejectionReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreateVendorApplicationResponseMock = (overrideResponse: Partial<Extract<Application, object>> = {}): Application => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), kind: faker.helpers.arrayElement(['customer','courier'] as const), state: faker.helpers.arrayElement(['pending','approved','rejected','revoked'] as const), applicantTenantId: faker.number.int({min: 1, max: 9007199254740991}), applicantTenantName: faker.string.alpha({length: {min: 10, max: 20}}), receiverTenantId: faker.number.int({min: 1, max: 9007199254740991}), receiverTenantName: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), origin: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), appliedByName: faker.string.alpha({length: {min: 10, max: 20}}), applicantPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), applicantAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rejectionReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getCreateCustomerApplicationResponseMock = (overrideResponse: Partial<Extract<Application, object>> = {}): Application => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), kind: faker.helpers.arrayElement(['customer','courier'] as const), state: faker.helpers.arrayElement(['pending','approved','rejected','revoked'] as const), applicantTenantId: faker.number.int({min: 1, max: 9007199254740991}), applicantTenantName: faker.string.alpha({length: {min: 10, max: 20}}), receiverTenantId: faker.number.int({min: 1, max: 9007199254740991}), receiverTenantName: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), origin: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), appliedByName: faker.string.alpha({length: {min: 10, max: 20}}), applicantPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), applicantAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rejectionReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetApplicationResponseMock = (overrideResponse: Partial<Extract<Application, object>> = {}): Application => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), kind: faker.helpers.arrayElement(['customer','courier'] as const), state: faker.helpers.arrayElement(['pending','approved','rejected','revoked'] as const), applicantTenantId: faker.number.int({min: 1, max: 9007199254740991}), applicantTenantName: faker.string.alpha({length: {min: 10, max: 20}}), receiverTenantId: faker.number.int({min: 1, max: 9007199254740991}), receiverTenantName: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), origin: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), appliedByName: faker.string.alpha({length: {min: 10, max: 20}}), applicantPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), applicantAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rejectionReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getApproveApplicationResponseMock = (overrideResponse: Partial<Extract<Application, object>> = {}): Application => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), kind: faker.helpers.arrayElement(['customer','courier'] as const), state: faker.helpers.arrayElement(['pending','approved','rejected','revoked'] as const), applicantTenantId: faker.number.int({min: 1, max: 9007199254740991}), applicantTenantName: faker.string.alpha({length: {min: 10, max: 20}}), receiverTenantId: faker.number.int({min: 1, max: 9007199254740991}), receiverTenantName: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), origin: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), appliedByName: faker.string.alpha({length: {min: 10, max: 20}}), applicantPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), applicantAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rejectionReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getRejectApplicationResponseMock = (overrideResponse: Partial<Extract<Application, object>> = {}): Application => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), kind: faker.helpers.arrayElement(['customer','courier'] as const), state: faker.helpers.arrayElement(['pending','approved','rejected','revoked'] as const), applicantTenantId: faker.number.int({min: 1, max: 9007199254740991}), applicantTenantName: faker.string.alpha({length: {min: 10, max: 20}}), receiverTenantId: faker.number.int({min: 1, max: 9007199254740991}), receiverTenantName: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), origin: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), appliedByName: faker.string.alpha({length: {min: 10, max: 20}}), applicantPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), applicantAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rejectionReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getRevokeApplicationResponseMock = (overrideResponse: Partial<Extract<Application, object>> = {}): Application => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), kind: faker.helpers.arrayElement(['customer','courier'] as const), state: faker.helpers.arrayElement(['pending','approved','rejected','revoked'] as const), applicantTenantId: faker.number.int({min: 1, max: 9007199254740991}), applicantTenantName: faker.string.alpha({length: {min: 10, max: 20}}), receiverTenantId: faker.number.int({min: 1, max: 9007199254740991}), receiverTenantName: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), origin: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), appliedByName: faker.string.alpha({length: {min: 10, max: 20}}), applicantPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), applicantAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), rejectionReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetPotentialVendorsResponseMock = (overrideResponse: Partial<Extract<PotentialVendorPage, object>> = {}): PotentialVendorPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), city: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), headline: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), services: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), distanceM: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), applicationId: faker.helpers.arrayElement([faker.number.int({min: 1}), null])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetPaginatedCustomersResponseMock = (overrideResponse: Partial<Extract<CustomerPage, object>> = {}): CustomerPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), relation: faker.helpers.arrayElement(['customer','partner','supplied'] as const), status: faker.helpers.arrayElement(['connected','ended'] as const), isManaged: faker.datatype.boolean(), isFavorite: faker.datatype.boolean(), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), openOrders: faker.number.int({min: 0}), lastOrderAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), services: faker.number.int({min: 0}), connectedAs: faker.helpers.arrayElements(['customer','vendor','supplier'] as const), connectedAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), mergedInto: faker.helpers.arrayElement([{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), at: faker.number.int({min: 946684800, max: 4133980799}), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])},null,]), accountNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), billToName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), billToAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 400}}), null]), invoiceEmail: faker.helpers.arrayElement([faker.internet.email(), null]), paymentTerms: faker.helpers.arrayElement([faker.helpers.arrayElement(['dueOnReceipt','net10','net20','net30','net60','net90'] as const), null]), billingCycle: faker.helpers.arrayElement([faker.helpers.arrayElement(['soonest','daily','weekly','monthly'] as const), null]), taxExempt: faker.datatype.boolean(), taxExemptionNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), poNumberRequired: faker.datatype.boolean(), creditHold: faker.datatype.boolean(), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetCustomerResponseMock = (overrideResponse: Partial<Extract<Customer, object>> = {}): Customer => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), relation: faker.helpers.arrayElement(['customer','partner','supplied'] as const), status: faker.helpers.arrayElement(['connected','ended'] as const), isManaged: faker.datatype.boolean(), isFavorite: faker.datatype.boolean(), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), openOrders: faker.number.int({min: 0}), lastOrderAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), services: faker.number.int({min: 0}), connectedAs: faker.helpers.arrayElements(['customer','vendor','supplier'] as const), connectedAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), mergedInto: faker.helpers.arrayElement([{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), at: faker.number.int({min: 946684800, max: 4133980799}), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])},null,]), accountNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), billToName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), billToAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 400}}), null]), invoiceEmail: faker.helpers.arrayElement([faker.internet.email(), null]), paymentTerms: faker.helpers.arrayElement([faker.helpers.arrayElement(['dueOnReceipt','net10','net20','net30','net60','net90'] as const), null]), billingCycle: faker.helpers.arrayElement([faker.helpers.arrayElement(['soonest','daily','weekly','monthly'] as const), null]), taxExempt: faker.datatype.boolean(), taxExemptionNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), poNumberRequired: faker.datatype.boolean(), creditHold: faker.datatype.boolean(), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getUpdateCustomerResponseMock = (overrideResponse: Partial<Extract<Customer, object>> = {}): Customer => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), relation: faker.helpers.arrayElement(['customer','partner','supplied'] as const), status: faker.helpers.arrayElement(['connected','ended'] as const), isManaged: faker.datatype.boolean(), isFavorite: faker.datatype.boolean(), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), openOrders: faker.number.int({min: 0}), lastOrderAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), services: faker.number.int({min: 0}), connectedAs: faker.helpers.arrayElements(['customer','vendor','supplier'] as const), connectedAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), mergedInto: faker.helpers.arrayElement([{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), at: faker.number.int({min: 946684800, max: 4133980799}), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])},null,]), accountNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), billToName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), billToAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 400}}), null]), invoiceEmail: faker.helpers.arrayElement([faker.internet.email(), null]), paymentTerms: faker.helpers.arrayElement([faker.helpers.arrayElement(['dueOnReceipt','net10','net20','net30','net60','net90'] as const), null]), billingCycle: faker.helpers.arrayElement([faker.helpers.arrayElement(['soonest','daily','weekly','monthly'] as const), null]), taxExempt: faker.datatype.boolean(), taxExemptionNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), poNumberRequired: faker.datatype.boolean(), creditHold: faker.datatype.boolean(), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetCustomerContactsResponseMock = (overrideResponse: Partial<Extract<ContactPage, object>> = {}): ContactPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), roles: faker.helpers.arrayElements(['Primary','Accounting','Owner','Dispatch'] as const), details: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(['email','phone','address','url'] as const), value: faker.string.alpha({length: {min: 1, max: 300}})})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreateCustomerContactResponseMock = (overrideResponse: Partial<Extract<Contact, object>> = {}): Contact => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), roles: faker.helpers.arrayElements(['Primary','Accounting','Owner','Dispatch'] as const), details: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(['email','phone','address','url'] as const), value: faker.string.alpha({length: {min: 1, max: 300}})})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetCustomerContactResponseMock = (overrideResponse: Partial<Extract<Contact, object>> = {}): Contact => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), roles: faker.helpers.arrayElements(['Primary','Accounting','Owner','Dispatch'] as const), details: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(['email','phone','address','url'] as const), value: faker.string.alpha({length: {min: 1, max: 300}})})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getUpdateCustomerContactResponseMock = (overrideResponse: Partial<Extract<Contact, object>> = {}): Contact => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), roles: faker.helpers.arrayElements(['Primary','Accounting','Owner','Dispatch'] as const), details: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(['email','phone','address','url'] as const), value: faker.string.alpha({length: {min: 1, max: 300}})})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getDeleteCustomerContactResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getCreateCustomerLocationResponseMock = (overrideResponse: Partial<Extract<Location, object>> = {}): Location => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['commercial','residential','general'] as const), externalReference: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), streetAddress: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), city: faker.string.alpha({length: {min: 10, max: 20}}), province: faker.string.alpha({length: {min: 10, max: 20}}), postalCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), country: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), approximatePin: faker.datatype.boolean(), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), email: faker.helpers.arrayElement([faker.internet.email(), null]), pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getUpdateCustomerLocationResponseMock = (overrideResponse: Partial<Extract<Location, object>> = {}): Location => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['commercial','residential','general'] as const), externalReference: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), streetAddress: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), city: faker.string.alpha({length: {min: 10, max: 20}}), province: faker.string.alpha({length: {min: 10, max: 20}}), postalCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), country: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), approximatePin: faker.datatype.boolean(), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), email: faker.helpers.arrayElement([faker.internet.email(), null]), pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getArchiveCustomerLocationsResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getRestoreCustomerLocationsResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetCustomerPeopleResponseMock = (overrideResponse: Partial<Extract<CustomerPersonPage, object>> = {}): CustomerPersonPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.string.alpha({length: {min: 10, max: 20}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getEndLinkResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getAddFavoriteTenantResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getRemoveFavoriteTenantResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetSchedulerVariantResponseMock = (overrideResponse: Partial<Extract<SchedulerVariant, object>> = {}): SchedulerVariant => ({variant: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RelationshipKind)),null,]), variants: faker.helpers.arrayElements(Object.values(RelationshipKind)), ...overrideResponse})

export const getImportCustomersResponseMock = (overrideResponse: Partial<Extract<CustomerImportResult, object>> = {}): CustomerImportResult => ({dryRun: faker.datatype.boolean(), customers: faker.number.int({min: 0}), locations: faker.number.int({min: 0}), contacts: faker.number.int({min: 0}), duplicates: faker.number.int({min: 0}), refused: faker.number.int({min: 0}), rows: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({line: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 10, max: 20}}), outcome: faker.helpers.arrayElement(['created','duplicate','refused'] as const), customer: faker.helpers.arrayElement([faker.helpers.arrayElement(['created','known'] as const), null]), customerId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), isManaged: faker.datatype.boolean(), contact: faker.helpers.arrayElement([faker.helpers.arrayElement(['created','known'] as const), null]), mends: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({column: faker.string.alpha({length: {min: 10, max: 20}}), from: faker.string.alpha({length: {min: 10, max: 20}}), to: faker.string.alpha({length: {min: 10, max: 20}}), why: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['rewritten','mended','approximate'] as const)})), faults: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({column: faker.string.alpha({length: {min: 10, max: 20}}), why: faker.string.alpha({length: {min: 10, max: 20}})}))})), ...overrideResponse})

export const getCreateOnboardingResponseMock = (overrideResponse: Partial<Extract<ManagedCustomerOnboarding, object>> = {}): ManagedCustomerOnboarding => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), offeredTo: faker.helpers.arrayElement(['person','organization'] as const), toEmail: faker.helpers.arrayElement([faker.internet.email(), null]), toFirstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), toLastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), toTenantId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), toTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), customerTenantId: faker.number.int({min: 1, max: 9007199254740991}), customerName: faker.string.alpha({length: {min: 10, max: 20}}), courierName: faker.string.alpha({length: {min: 10, max: 20}}), offeredByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), state: faker.helpers.arrayElement(['pending','accepted','rejected','revoked','expired'] as const), rejectionReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), expiresAt: faker.number.int({min: 0}), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetManagedCustomerOnboardingsResponseMock = (overrideResponse: Partial<Extract<ManagedCustomerOnboardingPage, object>> = {}): ManagedCustomerOnboardingPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), offeredTo: faker.helpers.arrayElement(['person','organization'] as const), toEmail: faker.helpers.arrayElement([faker.internet.email(), null]), toFirstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), toLastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), toTenantId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), toTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), customerTenantId: faker.number.int({min: 1, max: 9007199254740991}), customerName: faker.string.alpha({length: {min: 10, max: 20}}), courierName: faker.string.alpha({length: {min: 10, max: 20}}), offeredByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), state: faker.helpers.arrayElement(['pending','accepted','rejected','revoked','expired'] as const), rejectionReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), expiresAt: faker.number.int({min: 0}), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetManagedCustomerOnboardingResponseMock = (overrideResponse: Partial<Extract<ManagedCustomerOnboarding, object>> = {}): ManagedCustomerOnboarding => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), offeredTo: faker.helpers.arrayElement(['person','organization'] as const), toEmail: faker.helpers.arrayElement([faker.internet.email(), null]), toFirstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), toLastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), toTenantId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), toTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), customerTenantId: faker.number.int({min: 1, max: 9007199254740991}), customerName: faker.string.alpha({length: {min: 10, max: 20}}), courierName: faker.string.alpha({length: {min: 10, max: 20}}), offeredByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), state: faker.helpers.arrayElement(['pending','accepted','rejected','revoked','expired'] as const), rejectionReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), expiresAt: faker.number.int({min: 0}), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getAcceptManagedCustomerOnboardingResponseMock = (overrideResponse: Partial<Extract<ManagedCustomerOnboarding, object>> = {}): ManagedCustomerOnboarding => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), offeredTo: faker.helpers.arrayElement(['person','organization'] as const), toEmail: faker.helpers.arrayElement([faker.internet.email(), null]), toFirstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), toLastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), toTenantId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), toTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), customerTenantId: faker.number.int({min: 1, max: 9007199254740991}), customerName: faker.string.alpha({length: {min: 10, max: 20}}), courierName: faker.string.alpha({length: {min: 10, max: 20}}), offeredByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), state: faker.helpers.arrayElement(['pending','accepted','rejected','revoked','expired'] as const), rejectionReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), expiresAt: faker.number.int({min: 0}), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getRejectManagedCustomerOnboardingResponseMock = (overrideResponse: Partial<Extract<ManagedCustomerOnboarding, object>> = {}): ManagedCustomerOnboarding => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), offeredTo: faker.helpers.arrayElement(['person','organization'] as const), toEmail: faker.helpers.arrayElement([faker.internet.email(), null]), toFirstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), toLastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), toTenantId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), toTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), customerTenantId: faker.number.int({min: 1, max: 9007199254740991}), customerName: faker.string.alpha({length: {min: 10, max: 20}}), courierName: faker.string.alpha({length: {min: 10, max: 20}}), offeredByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), state: faker.helpers.arrayElement(['pending','accepted','rejected','revoked','expired'] as const), rejectionReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), expiresAt: faker.number.int({min: 0}), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getRevokeManagedCustomerOnboardingResponseMock = (overrideResponse: Partial<Extract<ManagedCustomerOnboarding, object>> = {}): ManagedCustomerOnboarding => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), offeredTo: faker.helpers.arrayElement(['person','organization'] as const), toEmail: faker.helpers.arrayElement([faker.internet.email(), null]), toFirstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), toLastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), toTenantId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), toTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), customerTenantId: faker.number.int({min: 1, max: 9007199254740991}), customerName: faker.string.alpha({length: {min: 10, max: 20}}), courierName: faker.string.alpha({length: {min: 10, max: 20}}), offeredByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), state: faker.helpers.arrayElement(['pending','accepted','rejected','revoked','expired'] as const), rejectionReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), expiresAt: faker.number.int({min: 0}), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getCreateCustomerResponseMock = (overrideResponse: Partial<Extract<Customer, object>> = {}): Customer => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), relation: faker.helpers.arrayElement(['customer','partner','supplied'] as const), status: faker.helpers.arrayElement(['connected','ended'] as const), isManaged: faker.datatype.boolean(), isFavorite: faker.datatype.boolean(), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), openOrders: faker.number.int({min: 0}), lastOrderAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), services: faker.number.int({min: 0}), connectedAs: faker.helpers.arrayElements(['customer','vendor','supplier'] as const), connectedAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), mergedInto: faker.helpers.arrayElement([{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), at: faker.number.int({min: 946684800, max: 4133980799}), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])},null,]), accountNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), billToName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), billToAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 400}}), null]), invoiceEmail: faker.helpers.arrayElement([faker.internet.email(), null]), paymentTerms: faker.helpers.arrayElement([faker.helpers.arrayElement(['dueOnReceipt','net10','net20','net30','net60','net90'] as const), null]), billingCycle: faker.helpers.arrayElement([faker.helpers.arrayElement(['soonest','daily','weekly','monthly'] as const), null]), taxExempt: faker.datatype.boolean(), taxExemptionNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), poNumberRequired: faker.datatype.boolean(), creditHold: faker.datatype.boolean(), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getUpdateCustomerProfileResponseMock = (overrideResponse: Partial<Extract<Customer, object>> = {}): Customer => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), relation: faker.helpers.arrayElement(['customer','partner','supplied'] as const), status: faker.helpers.arrayElement(['connected','ended'] as const), isManaged: faker.datatype.boolean(), isFavorite: faker.datatype.boolean(), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), openOrders: faker.number.int({min: 0}), lastOrderAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), services: faker.number.int({min: 0}), connectedAs: faker.helpers.arrayElements(['customer','vendor','supplier'] as const), connectedAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), mergedInto: faker.helpers.arrayElement([{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), at: faker.number.int({min: 946684800, max: 4133980799}), byName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])},null,]), accountNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), billToName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), billToAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 400}}), null]), invoiceEmail: faker.helpers.arrayElement([faker.internet.email(), null]), paymentTerms: faker.helpers.arrayElement([faker.helpers.arrayElement(['dueOnReceipt','net10','net20','net30','net60','net90'] as const), null]), billingCycle: faker.helpers.arrayElement([faker.helpers.arrayElement(['soonest','daily','weekly','monthly'] as const), null]), taxExempt: faker.datatype.boolean(), taxExemptionNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), poNumberRequired: faker.datatype.boolean(), creditHold: faker.datatype.boolean(), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetPartnersResponseMock = (overrideResponse: Partial<Extract<PartnerPage, object>> = {}): PartnerPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['connected','ended'] as const), isFavorite: faker.datatype.boolean(), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), openHandedOn: faker.number.int({min: 0}), openReceived: faker.number.int({min: 0}), lastOrderAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), connectedAs: faker.helpers.arrayElements(['customer','vendor','supplier'] as const), connectedAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreatePartnershipResponseMock = (overrideResponse: Partial<Extract<Partnership, object>> = {}): Partnership => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), state: faker.helpers.arrayElement(['pending','accepted','declined','revoked'] as const), offererTenantId: faker.number.int({min: 1, max: 9007199254740991}), offererTenantName: faker.string.alpha({length: {min: 10, max: 20}}), receiverTenantId: faker.number.int({min: 1, max: 9007199254740991}), receiverTenantName: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), offeredByName: faker.string.alpha({length: {min: 10, max: 20}}), offererPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), offererAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), declineReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetPartnerResponseMock = (overrideResponse: Partial<Extract<Partner, object>> = {}): Partner => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['connected','ended'] as const), isFavorite: faker.datatype.boolean(), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), openHandedOn: faker.number.int({min: 0}), openReceived: faker.number.int({min: 0}), lastOrderAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), connectedAs: faker.helpers.arrayElements(['customer','vendor','supplier'] as const), connectedAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), ...overrideResponse})

export const getGetPotentialPartnersResponseMock = (overrideResponse: Partial<Extract<PotentialPartnerPage, object>> = {}): PotentialPartnerPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), city: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), services: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), partnershipId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), partnership: faker.helpers.arrayElement(Object.values(PartnershipStanding))})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetSentPartnershipsResponseMock = (overrideResponse: Partial<Extract<PartnershipPage, object>> = {}): PartnershipPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), state: faker.helpers.arrayElement(['pending','accepted','declined','revoked'] as const), offererTenantId: faker.number.int({min: 1, max: 9007199254740991}), offererTenantName: faker.string.alpha({length: {min: 10, max: 20}}), receiverTenantId: faker.number.int({min: 1, max: 9007199254740991}), receiverTenantName: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), offeredByName: faker.string.alpha({length: {min: 10, max: 20}}), offererPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), offererAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), declineReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetReceivedPartnershipsResponseMock = (overrideResponse: Partial<Extract<PartnershipPage, object>> = {}): PartnershipPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), state: faker.helpers.arrayElement(['pending','accepted','declined','revoked'] as const), offererTenantId: faker.number.int({min: 1, max: 9007199254740991}), offererTenantName: faker.string.alpha({length: {min: 10, max: 20}}), receiverTenantId: faker.number.int({min: 1, max: 9007199254740991}), receiverTenantName: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), offeredByName: faker.string.alpha({length: {min: 10, max: 20}}), offererPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), offererAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), declineReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetPartnershipResponseMock = (overrideResponse: Partial<Extract<Partnership, object>> = {}): Partnership => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), state: faker.helpers.arrayElement(['pending','accepted','declined','revoked'] as const), offererTenantId: faker.number.int({min: 1, max: 9007199254740991}), offererTenantName: faker.string.alpha({length: {min: 10, max: 20}}), receiverTenantId: faker.number.int({min: 1, max: 9007199254740991}), receiverTenantName: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), offeredByName: faker.string.alpha({length: {min: 10, max: 20}}), offererPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), offererAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), declineReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getAcceptPartnershipResponseMock = (overrideResponse: Partial<Extract<Partnership, object>> = {}): Partnership => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), state: faker.helpers.arrayElement(['pending','accepted','declined','revoked'] as const), offererTenantId: faker.number.int({min: 1, max: 9007199254740991}), offererTenantName: faker.string.alpha({length: {min: 10, max: 20}}), receiverTenantId: faker.number.int({min: 1, max: 9007199254740991}), receiverTenantName: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), offeredByName: faker.string.alpha({length: {min: 10, max: 20}}), offererPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), offererAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), declineReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getDeclinePartnershipResponseMock = (overrideResponse: Partial<Extract<Partnership, object>> = {}): Partnership => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), state: faker.helpers.arrayElement(['pending','accepted','declined','revoked'] as const), offererTenantId: faker.number.int({min: 1, max: 9007199254740991}), offererTenantName: faker.string.alpha({length: {min: 10, max: 20}}), receiverTenantId: faker.number.int({min: 1, max: 9007199254740991}), receiverTenantName: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), offeredByName: faker.string.alpha({length: {min: 10, max: 20}}), offererPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), offererAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), declineReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getRevokePartnershipResponseMock = (overrideResponse: Partial<Extract<Partnership, object>> = {}): Partnership => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), state: faker.helpers.arrayElement(['pending','accepted','declined','revoked'] as const), offererTenantId: faker.number.int({min: 1, max: 9007199254740991}), offererTenantName: faker.string.alpha({length: {min: 10, max: 20}}), receiverTenantId: faker.number.int({min: 1, max: 9007199254740991}), receiverTenantName: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), offeredByName: faker.string.alpha({length: {min: 10, max: 20}}), offererPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), offererAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), declineReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetTenantSuppliersResponseMock = (overrideResponse: Partial<Extract<TenantPage, object>> = {}): TenantPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(TenantKind)), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), timezone: faker.string.alpha({length: {min: 10, max: 20}}), external: faker.helpers.arrayElement([{through: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, roles: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}))}, undefined])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetPaginatedSuppliersResponseMock = (overrideResponse: Partial<Extract<SupplierPage, object>> = {}): SupplierPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['connected','ended'] as const), isFavorite: faker.datatype.boolean(), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), openOrders: faker.number.int({min: 0}), lastOrderAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), connectedAs: faker.helpers.arrayElements(['customer','vendor','supplier'] as const), connectedAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), placesOrders: faker.datatype.boolean(), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetSupplierResponseMock = (overrideResponse: Partial<Extract<Supplier, object>> = {}): Supplier => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['connected','ended'] as const), isFavorite: faker.datatype.boolean(), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), openOrders: faker.number.int({min: 0}), lastOrderAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), connectedAs: faker.helpers.arrayElements(['customer','vendor','supplier'] as const), connectedAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), placesOrders: faker.datatype.boolean(), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getUpdateSupplierResponseMock = (overrideResponse: Partial<Extract<Supplier, object>> = {}): Supplier => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['connected','ended'] as const), isFavorite: faker.datatype.boolean(), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), openOrders: faker.number.int({min: 0}), lastOrderAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), connectedAs: faker.helpers.arrayElements(['customer','vendor','supplier'] as const), connectedAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), placesOrders: faker.datatype.boolean(), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetTenantVendorsResponseMock = (overrideResponse: Partial<Extract<TenantPage, object>> = {}): TenantPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(Object.values(TenantKind)), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), timezone: faker.string.alpha({length: {min: 10, max: 20}}), external: faker.helpers.arrayElement([{through: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, roles: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}))}, undefined])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetPaginatedVendorsResponseMock = (overrideResponse: Partial<Extract<VendorPage, object>> = {}): VendorPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), relation: faker.helpers.arrayElement(['courier','partner'] as const), status: faker.helpers.arrayElement(['connected','ended'] as const), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), openOrders: faker.number.int({min: 0}), lastOrderAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), services: faker.number.int({min: 0}), connectedAs: faker.helpers.arrayElements(['customer','vendor','supplier'] as const), connectedAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), ownName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), accountNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), isFavorite: faker.datatype.boolean(), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetVendorResponseMock = (overrideResponse: Partial<Extract<Vendor, object>> = {}): Vendor => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), relation: faker.helpers.arrayElement(['courier','partner'] as const), status: faker.helpers.arrayElement(['connected','ended'] as const), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), openOrders: faker.number.int({min: 0}), lastOrderAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), services: faker.number.int({min: 0}), connectedAs: faker.helpers.arrayElements(['customer','vendor','supplier'] as const), connectedAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), ownName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), accountNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), isFavorite: faker.datatype.boolean(), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getUpdateVendorResponseMock = (overrideResponse: Partial<Extract<Vendor, object>> = {}): Vendor => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), relation: faker.helpers.arrayElement(['courier','partner'] as const), status: faker.helpers.arrayElement(['connected','ended'] as const), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), openOrders: faker.number.int({min: 0}), lastOrderAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), services: faker.number.int({min: 0}), connectedAs: faker.helpers.arrayElements(['customer','vendor','supplier'] as const), connectedAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), ownName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), accountNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), isFavorite: faker.datatype.boolean(), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetVendorTermsResponseMock = (overrideResponse: Partial<Extract<VendorTerms, object>> = {}): VendorTerms => ({vendor: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, billToName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), billToAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), invoiceEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), paymentTerms: faker.helpers.arrayElement(['dueOnReceipt','net10','net20','net30','net60','net90'] as const), billingCycle: faker.helpers.arrayElement(['soonest','daily','weekly','monthly'] as const), poNumberRequired: faker.datatype.boolean(), taxExempt: faker.datatype.boolean(), taxExemptionNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), creditHold: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), cancellation: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), waiting: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), services: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), waiting: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), null])})), ...overrideResponse})


export const getGetPaginatedInvitationsMockHandler = (overrideResponse?: InvitationPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvitationPage> | InvitationPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/invitations-paginated', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaginatedInvitationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateInvitationMockHandler = (overrideResponse?: Invitation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Invitation> | Invitation), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/invitations', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInvitationMockHandler = (overrideResponse?: Invitation | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Invitation> | Invitation), options?: RequestHandlerOptions) => {
  return http.get('*/api/invitations/:invitationId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevokeInvitationMockHandler = (overrideResponse?: Invitation | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Invitation> | Invitation), options?: RequestHandlerOptions) => {
  return http.delete('*/api/invitations/:invitationId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResendInvitationMockHandler = (overrideResponse?: Invitation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Invitation> | Invitation), options?: RequestHandlerOptions) => {
  return http.post('*/api/invitations/:invitationId/resend', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getShareInvitationMockHandler = (overrideResponse?: SharedInvitation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SharedInvitation> | SharedInvitation), options?: RequestHandlerOptions) => {
  return http.post('*/api/invitations/:invitationId/share', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getShareInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLinkInvitationMockHandler = (overrideResponse?: AcceptedInvitation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AcceptedInvitation> | AcceptedInvitation), options?: RequestHandlerOptions) => {
  return http.post('*/api/invitations/link', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLinkInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAcceptInvitationMockHandler = (overrideResponse?: AcceptedInvitation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AcceptedInvitation> | AcceptedInvitation), options?: RequestHandlerOptions) => {
  return http.post('*/api/invitations/:invitationId/accept', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInvitationByUidMockHandler = (overrideResponse?: InvitationLook | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvitationLook> | InvitationLook), options?: RequestHandlerOptions) => {
  return http.get('*/api/invitations/u/:invitationUid', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInvitationByUidResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInvitationTenantsMockHandler = (overrideResponse?: InvitationChoices | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvitationChoices> | InvitationChoices), options?: RequestHandlerOptions) => {
  return http.get('*/api/invitations/u/:invitationUid/tenants', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInvitationTenantsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAcceptInvitationAsGuestMockHandler = (overrideResponse?: TokenPair | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TokenPair> | TokenPair), options?: RequestHandlerOptions) => {
  return http.post('*/api/invitations/u/accept', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptInvitationAsGuestResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRejectInvitationMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/invitations/u/reject', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRejectInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendInvitationLinkMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/invitations/u/send', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendInvitationLinkResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSentCourierApplicationsMockHandler = (overrideResponse?: ApplicationPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ApplicationPage> | ApplicationPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/courier-applications/sent', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSentCourierApplicationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetReceivedCourierApplicationsMockHandler = (overrideResponse?: ApplicationPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ApplicationPage> | ApplicationPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/courier-applications/received', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReceivedCourierApplicationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSentCustomerApplicationsMockHandler = (overrideResponse?: ApplicationPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ApplicationPage> | ApplicationPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/customer-applications/sent', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSentCustomerApplicationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetReceivedCustomerApplicationsMockHandler = (overrideResponse?: ApplicationPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ApplicationPage> | ApplicationPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/customer-applications/received', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReceivedCustomerApplicationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateVendorApplicationMockHandler = (overrideResponse?: Application | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Application> | Application), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/vendors/:vendorId/applications', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateVendorApplicationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateCustomerApplicationMockHandler = (overrideResponse?: Application | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Application> | Application), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/customers/:customerId/applications', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCustomerApplicationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetApplicationMockHandler = (overrideResponse?: Application | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Application> | Application), options?: RequestHandlerOptions) => {
  return http.get('*/api/applications/:applicationId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetApplicationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getApproveApplicationMockHandler = (overrideResponse?: Application | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Application> | Application), options?: RequestHandlerOptions) => {
  return http.post('*/api/applications/:applicationId/approve', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApproveApplicationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRejectApplicationMockHandler = (overrideResponse?: Application | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Application> | Application), options?: RequestHandlerOptions) => {
  return http.post('*/api/applications/:applicationId/reject', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRejectApplicationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevokeApplicationMockHandler = (overrideResponse?: Application | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Application> | Application), options?: RequestHandlerOptions) => {
  return http.post('*/api/applications/:applicationId/revoke', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeApplicationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPotentialVendorsMockHandler = (overrideResponse?: PotentialVendorPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PotentialVendorPage> | PotentialVendorPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/potential-vendors', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPotentialVendorsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPaginatedCustomersMockHandler = (overrideResponse?: CustomerPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CustomerPage> | CustomerPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/paginated-customers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaginatedCustomersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCustomerMockHandler = (overrideResponse?: Customer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Customer> | Customer), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/customers/:customerId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateCustomerMockHandler = (overrideResponse?: Customer | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Customer> | Customer), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/customers/:customerId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCustomerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCustomerContactsMockHandler = (overrideResponse?: ContactPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ContactPage> | ContactPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/customers/:customerId/contacts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomerContactsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateCustomerContactMockHandler = (overrideResponse?: Contact | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Contact> | Contact), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/customers/:customerId/contacts', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCustomerContactResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCustomerContactMockHandler = (overrideResponse?: Contact | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Contact> | Contact), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/customers/:customerId/contacts/:contactId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomerContactResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateCustomerContactMockHandler = (overrideResponse?: Contact | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Contact> | Contact), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/customers/:customerId/contacts/:contactId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCustomerContactResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteCustomerContactMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/tenants/:tenantId/customers/:customerId/contacts/:contactId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCustomerContactResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateCustomerLocationMockHandler = (overrideResponse?: Location | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Location> | Location), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/customers/:customerId/locations', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCustomerLocationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateCustomerLocationMockHandler = (overrideResponse?: Location | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Location> | Location), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/customers/:customerId/locations/:locationId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCustomerLocationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getArchiveCustomerLocationsMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/customers/:customerId/locations/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveCustomerLocationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRestoreCustomerLocationsMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/customers/:customerId/locations/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreCustomerLocationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCustomerPeopleMockHandler = (overrideResponse?: CustomerPersonPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CustomerPersonPage> | CustomerPersonPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/customers/:customerId/people', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomerPeopleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEndLinkMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/tenants/:tenantId/links/:partnerTenantId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEndLinkResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddFavoriteTenantMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/favorite-tenants/:favoriteTenantId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddFavoriteTenantResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveFavoriteTenantMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/tenants/:tenantId/favorite-tenants/:favoriteTenantId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveFavoriteTenantResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSchedulerVariantMockHandler = (overrideResponse?: SchedulerVariant | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SchedulerVariant> | SchedulerVariant), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/scheduler-variant', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSchedulerVariantResponseMock(),
      { status: 200
      })
  }, options)
}

export const getImportCustomersMockHandler = (overrideResponse?: CustomerImportResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CustomerImportResult> | CustomerImportResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/customers/import', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportCustomersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateOnboardingMockHandler = (overrideResponse?: ManagedCustomerOnboarding | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ManagedCustomerOnboarding> | ManagedCustomerOnboarding), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:customerId/onboarding', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOnboardingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetManagedCustomerOnboardingsMockHandler = (overrideResponse?: ManagedCustomerOnboardingPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ManagedCustomerOnboardingPage> | ManagedCustomerOnboardingPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/managed-customer-onboardings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetManagedCustomerOnboardingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetManagedCustomerOnboardingMockHandler = (overrideResponse?: ManagedCustomerOnboarding | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ManagedCustomerOnboarding> | ManagedCustomerOnboarding), options?: RequestHandlerOptions) => {
  return http.get('*/api/managed-customer-onboardings/:managedCustomerOnboardingId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetManagedCustomerOnboardingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAcceptManagedCustomerOnboardingMockHandler = (overrideResponse?: ManagedCustomerOnboarding | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ManagedCustomerOnboarding> | ManagedCustomerOnboarding), options?: RequestHandlerOptions) => {
  return http.post('*/api/managed-customer-onboardings/:managedCustomerOnboardingId/accept', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptManagedCustomerOnboardingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRejectManagedCustomerOnboardingMockHandler = (overrideResponse?: ManagedCustomerOnboarding | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ManagedCustomerOnboarding> | ManagedCustomerOnboarding), options?: RequestHandlerOptions) => {
  return http.post('*/api/managed-customer-onboardings/:managedCustomerOnboardingId/reject', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRejectManagedCustomerOnboardingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevokeManagedCustomerOnboardingMockHandler = (overrideResponse?: ManagedCustomerOnboarding | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ManagedCustomerOnboarding> | ManagedCustomerOnboarding), options?: RequestHandlerOptions) => {
  return http.post('*/api/managed-customer-onboardings/:managedCustomerOnboardingId/revoke', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeManagedCustomerOnboardingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateCustomerMockHandler = (overrideResponse?: Customer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Customer> | Customer), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/customers', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCustomerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateCustomerProfileMockHandler = (overrideResponse?: Customer | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Customer> | Customer), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/customers/:customerId/profile', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCustomerProfileResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPartnersMockHandler = (overrideResponse?: PartnerPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PartnerPage> | PartnerPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/partners', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPartnersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreatePartnershipMockHandler = (overrideResponse?: Partnership | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Partnership> | Partnership), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/partners', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePartnershipResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPartnerMockHandler = (overrideResponse?: Partner | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Partner> | Partner), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/partners/:partnerId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPartnerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPotentialPartnersMockHandler = (overrideResponse?: PotentialPartnerPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PotentialPartnerPage> | PotentialPartnerPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/potential-partners', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPotentialPartnersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSentPartnershipsMockHandler = (overrideResponse?: PartnershipPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PartnershipPage> | PartnershipPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/partnerships/sent', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSentPartnershipsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetReceivedPartnershipsMockHandler = (overrideResponse?: PartnershipPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PartnershipPage> | PartnershipPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/partnerships/received', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReceivedPartnershipsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPartnershipMockHandler = (overrideResponse?: Partnership | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Partnership> | Partnership), options?: RequestHandlerOptions) => {
  return http.get('*/api/partnerships/:partnershipId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPartnershipResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAcceptPartnershipMockHandler = (overrideResponse?: Partnership | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Partnership> | Partnership), options?: RequestHandlerOptions) => {
  return http.post('*/api/partnerships/:partnershipId/accept', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptPartnershipResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeclinePartnershipMockHandler = (overrideResponse?: Partnership | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Partnership> | Partnership), options?: RequestHandlerOptions) => {
  return http.post('*/api/partnerships/:partnershipId/decline', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeclinePartnershipResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevokePartnershipMockHandler = (overrideResponse?: Partnership | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Partnership> | Partnership), options?: RequestHandlerOptions) => {
  return http.post('*/api/partnerships/:partnershipId/revoke', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokePartnershipResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantSuppliersMockHandler = (overrideResponse?: TenantPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TenantPage> | TenantPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/suppliers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantSuppliersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPaginatedSuppliersMockHandler = (overrideResponse?: SupplierPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SupplierPage> | SupplierPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/paginated-suppliers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaginatedSuppliersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSupplierMockHandler = (overrideResponse?: Supplier | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Supplier> | Supplier), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/suppliers/:supplierId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSupplierResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateSupplierMockHandler = (overrideResponse?: Supplier | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Supplier> | Supplier), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/suppliers/:supplierId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSupplierResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantVendorsMockHandler = (overrideResponse?: TenantPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TenantPage> | TenantPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/vendors', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantVendorsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPaginatedVendorsMockHandler = (overrideResponse?: VendorPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VendorPage> | VendorPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/paginated-vendors', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaginatedVendorsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetVendorMockHandler = (overrideResponse?: Vendor | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Vendor> | Vendor), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/vendors/:vendorId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVendorResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateVendorMockHandler = (overrideResponse?: Vendor | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Vendor> | Vendor), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/vendors/:vendorId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateVendorResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetVendorTermsMockHandler = (overrideResponse?: VendorTerms | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VendorTerms> | VendorTerms), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/vendors/:vendorId/terms', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVendorTermsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getRelationshipsMock = () => [
  getGetPaginatedInvitationsMockHandler(),
  getCreateInvitationMockHandler(),
  getGetInvitationMockHandler(),
  getRevokeInvitationMockHandler(),
  getResendInvitationMockHandler(),
  getShareInvitationMockHandler(),
  getLinkInvitationMockHandler(),
  getAcceptInvitationMockHandler(),
  getGetInvitationByUidMockHandler(),
  getGetInvitationTenantsMockHandler(),
  getAcceptInvitationAsGuestMockHandler(),
  getRejectInvitationMockHandler(),
  getSendInvitationLinkMockHandler(),
  getGetSentCourierApplicationsMockHandler(),
  getGetReceivedCourierApplicationsMockHandler(),
  getGetSentCustomerApplicationsMockHandler(),
  getGetReceivedCustomerApplicationsMockHandler(),
  getCreateVendorApplicationMockHandler(),
  getCreateCustomerApplicationMockHandler(),
  getGetApplicationMockHandler(),
  getApproveApplicationMockHandler(),
  getRejectApplicationMockHandler(),
  getRevokeApplicationMockHandler(),
  getGetPotentialVendorsMockHandler(),
  getGetPaginatedCustomersMockHandler(),
  getGetCustomerMockHandler(),
  getUpdateCustomerMockHandler(),
  getGetCustomerContactsMockHandler(),
  getCreateCustomerContactMockHandler(),
  getGetCustomerContactMockHandler(),
  getUpdateCustomerContactMockHandler(),
  getDeleteCustomerContactMockHandler(),
  getCreateCustomerLocationMockHandler(),
  getUpdateCustomerLocationMockHandler(),
  getArchiveCustomerLocationsMockHandler(),
  getRestoreCustomerLocationsMockHandler(),
  getGetCustomerPeopleMockHandler(),
  getEndLinkMockHandler(),
  getAddFavoriteTenantMockHandler(),
  getRemoveFavoriteTenantMockHandler(),
  getGetSchedulerVariantMockHandler(),
  getImportCustomersMockHandler(),
  getCreateOnboardingMockHandler(),
  getGetManagedCustomerOnboardingsMockHandler(),
  getGetManagedCustomerOnboardingMockHandler(),
  getAcceptManagedCustomerOnboardingMockHandler(),
  getRejectManagedCustomerOnboardingMockHandler(),
  getRevokeManagedCustomerOnboardingMockHandler(),
  getCreateCustomerMockHandler(),
  getUpdateCustomerProfileMockHandler(),
  getGetPartnersMockHandler(),
  getCreatePartnershipMockHandler(),
  getGetPartnerMockHandler(),
  getGetPotentialPartnersMockHandler(),
  getGetSentPartnershipsMockHandler(),
  getGetReceivedPartnershipsMockHandler(),
  getGetPartnershipMockHandler(),
  getAcceptPartnershipMockHandler(),
  getDeclinePartnershipMockHandler(),
  getRevokePartnershipMockHandler(),
  getGetTenantSuppliersMockHandler(),
  getGetPaginatedSuppliersMockHandler(),
  getGetSupplierMockHandler(),
  getUpdateSupplierMockHandler(),
  getGetTenantVendorsMockHandler(),
  getGetPaginatedVendorsMockHandler(),
  getGetVendorMockHandler(),
  getUpdateVendorMockHandler(),
  getGetVendorTermsMockHandler()
]
