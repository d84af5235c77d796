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

import type {
  AddressArea,
  AddressAreaAnswer,
  AddressSuggestions,
  BadRequestResponse,
  Distance,
  DoneResponse,
  ForbiddenResponse,
  FormErrorResponse,
  GoogleMapsApiKey,
  Location,
  LocationImportResult,
  LocationMatches,
  LocationPage,
  NotFoundResponse,
  RecentLocations,
  Timezone,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  Uses
} from '../../model';


export const getGetPaginatedLocationsResponseMock = (overrideResponse: Partial<Extract<LocationPage, object>> = {}): LocationPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['commercial','residential','general'] as const), externalReference: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), streetAddress: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), city: faker.string.alpha({length: {min: 10, max: 20}}), province: faker.string.alpha({length: {min: 10, max: 20}}), postalCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), country: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), approximatePin: faker.datatype.boolean(), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})


export const getGetPaginatedLocationsResponseMock200 = (overrideResponse: Partial<Extract<LocationPage, object>> = {}): LocationPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['commercial','residential','general'] as const), externalReference: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), streetAddress: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), city: faker.string.alpha({length: {min: 10, max: 20}}), province: faker.string.alpha({length: {min: 10, max: 20}}), postalCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), country: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), approximatePin: faker.datatype.boolean(), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})


export const getGetPaginatedLocationsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetPaginatedLocationsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetPaginatedLocationsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetPaginatedLocationsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetAllLocationsResponseMock = (overrideResponse: Partial<Extract<LocationPage, object>> = {}): LocationPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['commercial','residential','general'] as const), externalReference: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), streetAddress: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), city: faker.string.alpha({length: {min: 10, max: 20}}), province: faker.string.alpha({length: {min: 10, max: 20}}), postalCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), country: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), approximatePin: faker.datatype.boolean(), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})


export const getGetAllLocationsResponseMock200 = (overrideResponse: Partial<Extract<LocationPage, object>> = {}): LocationPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['commercial','residential','general'] as const), externalReference: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), streetAddress: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), city: faker.string.alpha({length: {min: 10, max: 20}}), province: faker.string.alpha({length: {min: 10, max: 20}}), postalCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), country: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), approximatePin: faker.datatype.boolean(), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})


export const getGetAllLocationsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetAllLocationsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetAllLocationsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetAllLocationsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetLocationMatchesResponseMock = (overrideResponse: Partial<Extract<LocationMatches, object>> = {}): LocationMatches => ({near: faker.helpers.arrayElement([{latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})},null,]), data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})})), ...overrideResponse})


export const getGetLocationMatchesResponseMock200 = (overrideResponse: Partial<Extract<LocationMatches, object>> = {}): LocationMatches => ({near: faker.helpers.arrayElement([{latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})},null,]), data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})})), ...overrideResponse})


export const getGetLocationMatchesResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetLocationMatchesResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetLocationMatchesResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetLocationMatchesResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetRecentLocationsResponseMock = (overrideResponse: Partial<Extract<RecentLocations, object>> = {}): RecentLocations => ({pickups: Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})})), dropoffs: Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})})), ...overrideResponse})


export const getGetRecentLocationsResponseMock200 = (overrideResponse: Partial<Extract<RecentLocations, object>> = {}): RecentLocations => ({pickups: Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})})), dropoffs: Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})})), ...overrideResponse})


export const getGetRecentLocationsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetRecentLocationsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetRecentLocationsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetRecentLocationsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetTenantLocationsResponseMock = (overrideResponse: Partial<Extract<LocationPage, object>> = {}): LocationPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['commercial','residential','general'] as const), externalReference: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), streetAddress: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), city: faker.string.alpha({length: {min: 10, max: 20}}), province: faker.string.alpha({length: {min: 10, max: 20}}), postalCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), country: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), approximatePin: faker.datatype.boolean(), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})


export const getGetTenantLocationsResponseMock200 = (overrideResponse: Partial<Extract<LocationPage, object>> = {}): LocationPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['commercial','residential','general'] as const), externalReference: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), streetAddress: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), city: faker.string.alpha({length: {min: 10, max: 20}}), province: faker.string.alpha({length: {min: 10, max: 20}}), postalCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), country: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), approximatePin: faker.datatype.boolean(), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})


export const getGetTenantLocationsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantLocationsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantLocationsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantLocationsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getCreateLocationResponseMock = (overrideResponse: Partial<Extract<Location, object>> = {}): Location => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['commercial','residential','general'] as const), externalReference: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), streetAddress: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), city: faker.string.alpha({length: {min: 10, max: 20}}), province: faker.string.alpha({length: {min: 10, max: 20}}), postalCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), country: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), approximatePin: faker.datatype.boolean(), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getCreateLocationResponseMock200 = (overrideResponse: Partial<Extract<Location, object>> = {}): Location => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['commercial','residential','general'] as const), externalReference: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), streetAddress: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), city: faker.string.alpha({length: {min: 10, max: 20}}), province: faker.string.alpha({length: {min: 10, max: 20}}), postalCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), country: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), approximatePin: faker.datatype.boolean(), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getCreateLocationResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateLocationResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateLocationResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateLocationResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateLocationResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getCreateLocationResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetLocationResponseMock = (overrideResponse: Partial<Extract<Location, object>> = {}): Location => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['commercial','residential','general'] as const), externalReference: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), streetAddress: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), city: faker.string.alpha({length: {min: 10, max: 20}}), province: faker.string.alpha({length: {min: 10, max: 20}}), postalCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), country: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), approximatePin: faker.datatype.boolean(), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getGetLocationResponseMock200 = (overrideResponse: Partial<Extract<Location, object>> = {}): Location => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['commercial','residential','general'] as const), externalReference: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), streetAddress: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), city: faker.string.alpha({length: {min: 10, max: 20}}), province: faker.string.alpha({length: {min: 10, max: 20}}), postalCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), country: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), approximatePin: faker.datatype.boolean(), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getGetLocationResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetLocationResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetLocationResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetLocationResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateLocationResponseMock = (overrideResponse: Partial<Extract<Location, object>> = {}): Location => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['commercial','residential','general'] as const), externalReference: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), streetAddress: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), city: faker.string.alpha({length: {min: 10, max: 20}}), province: faker.string.alpha({length: {min: 10, max: 20}}), postalCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), country: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), approximatePin: faker.datatype.boolean(), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getUpdateLocationResponseMock200 = (overrideResponse: Partial<Extract<Location, object>> = {}): Location => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['commercial','residential','general'] as const), externalReference: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), streetAddress: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), city: faker.string.alpha({length: {min: 10, max: 20}}), province: faker.string.alpha({length: {min: 10, max: 20}}), postalCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), country: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), approximatePin: faker.datatype.boolean(), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getUpdateLocationResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateLocationResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateLocationResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateLocationResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateLocationResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateLocationResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getDeleteLocationResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getDeleteLocationResponseMock200 = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getDeleteLocationResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteLocationResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteLocationResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteLocationResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteLocationResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})

export const getArchiveLocationsResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getArchiveLocationsResponseMock200 = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getArchiveLocationsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getArchiveLocationsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getArchiveLocationsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getArchiveLocationsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getArchiveLocationsResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getArchiveLocationsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getRestoreLocationsResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getRestoreLocationsResponseMock200 = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getRestoreLocationsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getRestoreLocationsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getRestoreLocationsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getRestoreLocationsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getRestoreLocationsResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getRestoreLocationsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetLocationUsesResponseMock = (overrideResponse: Partial<Extract<Uses, object>> = {}): Uses => ({data: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({of: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(['service','person','order','tag','organization'] as const), name: faker.string.alpha({length: {min: 10, max: 20}}), id: faker.number.int({min: 1, max: 9007199254740991}), revisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), part: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement([faker.helpers.arrayElement(['draft','published','earlier'] as const), null]), keeps: faker.datatype.boolean(), count: faker.number.int({min: 1, max: 1001})})), isCapped: faker.datatype.boolean(), ...overrideResponse})


export const getGetLocationUsesResponseMock200 = (overrideResponse: Partial<Extract<Uses, object>> = {}): Uses => ({data: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({of: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(['service','person','order','tag','organization'] as const), name: faker.string.alpha({length: {min: 10, max: 20}}), id: faker.number.int({min: 1, max: 9007199254740991}), revisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), part: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement([faker.helpers.arrayElement(['draft','published','earlier'] as const), null]), keeps: faker.datatype.boolean(), count: faker.number.int({min: 1, max: 1001})})), isCapped: faker.datatype.boolean(), ...overrideResponse})


export const getGetLocationUsesResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetLocationUsesResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetLocationUsesResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetLocationUsesResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetLocationUsesResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getGetLocationUsesResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getImportLocationsResponseMock = (overrideResponse: Partial<Extract<LocationImportResult, object>> = {}): LocationImportResult => ({dryRun: faker.datatype.boolean(), clean: faker.number.int({min: 0}), mended: faker.number.int({min: 0}), refused: faker.number.int({min: 0}), duplicates: faker.number.int({min: 0}), rows: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({line: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 10, max: 20}}), outcome: faker.helpers.arrayElement(['created','duplicate','refused'] as const), locationId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), mends: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({column: faker.string.alpha({length: {min: 10, max: 20}}), from: faker.string.alpha({length: {min: 10, max: 20}}), to: faker.string.alpha({length: {min: 10, max: 20}}), why: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['rewritten','mended','approximate'] as const)})), faults: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({column: faker.string.alpha({length: {min: 10, max: 20}}), why: faker.string.alpha({length: {min: 10, max: 20}})}))})), ...overrideResponse})


export const getImportLocationsResponseMock200 = (overrideResponse: Partial<Extract<LocationImportResult, object>> = {}): LocationImportResult => ({dryRun: faker.datatype.boolean(), clean: faker.number.int({min: 0}), mended: faker.number.int({min: 0}), refused: faker.number.int({min: 0}), duplicates: faker.number.int({min: 0}), rows: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({line: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 10, max: 20}}), outcome: faker.helpers.arrayElement(['created','duplicate','refused'] as const), locationId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), mends: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({column: faker.string.alpha({length: {min: 10, max: 20}}), from: faker.string.alpha({length: {min: 10, max: 20}}), to: faker.string.alpha({length: {min: 10, max: 20}}), why: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['rewritten','mended','approximate'] as const)})), faults: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({column: faker.string.alpha({length: {min: 10, max: 20}}), why: faker.string.alpha({length: {min: 10, max: 20}})}))})), ...overrideResponse})


export const getImportLocationsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getImportLocationsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getImportLocationsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getImportLocationsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getImportLocationsResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getImportLocationsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetGoogleMapsApiKeyResponseMock = (overrideResponse: Partial<Extract<GoogleMapsApiKey, object>> = {}): GoogleMapsApiKey => ({key: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})


export const getGetGoogleMapsApiKeyResponseMock200 = (overrideResponse: Partial<Extract<GoogleMapsApiKey, object>> = {}): GoogleMapsApiKey => ({key: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})


export const getGetGoogleMapsApiKeyResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetGoogleMapsApiKeyResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetDistanceResponseMock = (overrideResponse: Partial<Extract<Distance, object>> = {}): Distance => ({distanceM: faker.number.int({min: 0}), timeS: faker.number.int({min: 0}), estimated: faker.datatype.boolean(), ...overrideResponse})


export const getGetDistanceResponseMock200 = (overrideResponse: Partial<Extract<Distance, object>> = {}): Distance => ({distanceM: faker.number.int({min: 0}), timeS: faker.number.int({min: 0}), estimated: faker.datatype.boolean(), ...overrideResponse})


export const getGetDistanceResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDistanceResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetTimezoneResponseMock = (overrideResponse: Partial<Extract<Timezone, object>> = {}): Timezone => ({canonicalIdentifier: faker.string.alpha({length: {min: 10, max: 20}}), utcOffsetSeconds: faker.number.int(), ...overrideResponse})


export const getGetTimezoneResponseMock200 = (overrideResponse: Partial<Extract<Timezone, object>> = {}): Timezone => ({canonicalIdentifier: faker.string.alpha({length: {min: 10, max: 20}}), utcOffsetSeconds: faker.number.int(), ...overrideResponse})


export const getGetTimezoneResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTimezoneResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetAddressSuggestionsResponseMock = (overrideResponse: Partial<Extract<AddressSuggestions, object>> = {}): AddressSuggestions => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), streetAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), province: faker.string.alpha({length: {min: 10, max: 20}}), postalCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), country: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2}), approximate: faker.datatype.boolean()})), ...overrideResponse})


export const getGetAddressSuggestionsResponseMock200 = (overrideResponse: Partial<Extract<AddressSuggestions, object>> = {}): AddressSuggestions => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), streetAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), province: faker.string.alpha({length: {min: 10, max: 20}}), postalCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), country: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2}), approximate: faker.datatype.boolean()})), ...overrideResponse})


export const getGetAddressSuggestionsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetAddressSuggestionsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetAddressAreaResponseAddressAreaMock = (overrideResponse: Partial<AddressArea> = {}): AddressArea => ({...{city: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), province: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2}), foundBy: faker.helpers.arrayElement(['postalCode','city'] as const)}, ...overrideResponse});

export const getGetAddressAreaResponseMock = (overrideResponse: Partial<Extract<AddressAreaAnswer, object>> = {}): AddressAreaAnswer => ({area: faker.helpers.arrayElement([{...getGetAddressAreaResponseAddressAreaMock()},null,]), ...overrideResponse})


export const getGetAddressAreaResponseMock200 = (overrideResponse: Partial<Extract<AddressAreaAnswer, object>> = {}): AddressAreaAnswer => ({area: faker.helpers.arrayElement([{...getGetAddressAreaResponseAddressAreaMock()},null,]), ...overrideResponse})


export const getGetAddressAreaResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetAddressAreaResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetPaginatedLocationsMockHandler = (overrideResponse?: LocationPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LocationPage> | LocationPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/paginated-locations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaginatedLocationsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetPaginatedLocationsMockHandler200 = (overrideResponse?: LocationPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LocationPage> | LocationPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/paginated-locations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaginatedLocationsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetPaginatedLocationsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/paginated-locations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaginatedLocationsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetPaginatedLocationsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/paginated-locations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaginatedLocationsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetPaginatedLocationsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/paginated-locations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaginatedLocationsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetPaginatedLocationsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/paginated-locations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaginatedLocationsResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getGetAllLocationsMockHandler = (overrideResponse?: LocationPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LocationPage> | LocationPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/all-locations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAllLocationsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetAllLocationsMockHandler200 = (overrideResponse?: LocationPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LocationPage> | LocationPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/all-locations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAllLocationsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetAllLocationsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/all-locations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAllLocationsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetAllLocationsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/all-locations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAllLocationsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetAllLocationsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/all-locations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAllLocationsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetAllLocationsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/all-locations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAllLocationsResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getGetLocationMatchesMockHandler = (overrideResponse?: LocationMatches | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LocationMatches> | LocationMatches), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/location-matches', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLocationMatchesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetLocationMatchesMockHandler200 = (overrideResponse?: LocationMatches | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LocationMatches> | LocationMatches), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/location-matches', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLocationMatchesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetLocationMatchesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/location-matches', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLocationMatchesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetLocationMatchesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/location-matches', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLocationMatchesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetLocationMatchesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/location-matches', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLocationMatchesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetLocationMatchesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/location-matches', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLocationMatchesResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getGetRecentLocationsMockHandler = (overrideResponse?: RecentLocations | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RecentLocations> | RecentLocations), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/recent-locations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRecentLocationsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetRecentLocationsMockHandler200 = (overrideResponse?: RecentLocations | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RecentLocations> | RecentLocations), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/recent-locations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRecentLocationsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetRecentLocationsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/recent-locations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRecentLocationsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetRecentLocationsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/recent-locations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRecentLocationsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetRecentLocationsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/recent-locations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRecentLocationsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetRecentLocationsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/recent-locations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRecentLocationsResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getGetTenantLocationsMockHandler = (overrideResponse?: LocationPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LocationPage> | LocationPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/locations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantLocationsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetTenantLocationsMockHandler200 = (overrideResponse?: LocationPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LocationPage> | LocationPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/locations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantLocationsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetTenantLocationsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/locations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantLocationsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetTenantLocationsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/locations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantLocationsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetTenantLocationsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/locations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantLocationsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetTenantLocationsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/locations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantLocationsResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getCreateLocationMockHandler = (overrideResponse?: Location | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Location> | Location), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/locations', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateLocationResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCreateLocationMockHandler200 = (overrideResponse?: Location | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Location> | Location), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/locations', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateLocationResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCreateLocationMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/locations', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateLocationResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateLocationMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/locations', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateLocationResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateLocationMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/locations', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateLocationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateLocationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/locations', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateLocationResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCreateLocationMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/locations', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateLocationResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getCreateLocationMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/locations', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateLocationResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetLocationMockHandler = (overrideResponse?: Location | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Location> | Location), options?: RequestHandlerOptions) => {
  return http.get('*/api/locations/:locationId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLocationResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetLocationMockHandler200 = (overrideResponse?: Location | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Location> | Location), options?: RequestHandlerOptions) => {
  return http.get('*/api/locations/:locationId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLocationResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetLocationMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/locations/:locationId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLocationResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetLocationMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/locations/:locationId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLocationResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetLocationMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/locations/:locationId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLocationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetLocationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/locations/:locationId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLocationResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateLocationMockHandler = (overrideResponse?: Location | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Location> | Location), options?: RequestHandlerOptions) => {
  return http.patch('*/api/locations/:locationId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateLocationResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateLocationMockHandler200 = (overrideResponse?: Location | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Location> | Location), options?: RequestHandlerOptions) => {
  return http.patch('*/api/locations/:locationId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateLocationResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateLocationMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/locations/:locationId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateLocationResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateLocationMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/locations/:locationId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateLocationResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateLocationMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/locations/:locationId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateLocationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateLocationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/locations/:locationId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateLocationResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateLocationMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/locations/:locationId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateLocationResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateLocationMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/locations/:locationId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateLocationResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getDeleteLocationMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/locations/:locationId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteLocationResponseMock(),
      { status: 200
      })
  }, options)
}


export const getDeleteLocationMockHandler200 = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/locations/:locationId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteLocationResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getDeleteLocationMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/locations/:locationId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteLocationResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getDeleteLocationMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/locations/:locationId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteLocationResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteLocationMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/locations/:locationId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteLocationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteLocationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/locations/:locationId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteLocationResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getDeleteLocationMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/locations/:locationId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteLocationResponseMock422(),
      { status: 422
      })
  }, options)
}

export const getArchiveLocationsMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/locations/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveLocationsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getArchiveLocationsMockHandler200 = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/locations/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveLocationsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getArchiveLocationsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/locations/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveLocationsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getArchiveLocationsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/locations/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveLocationsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getArchiveLocationsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/locations/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveLocationsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getArchiveLocationsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/locations/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveLocationsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getArchiveLocationsMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/locations/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveLocationsResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getArchiveLocationsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/locations/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveLocationsResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getRestoreLocationsMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/locations/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreLocationsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getRestoreLocationsMockHandler200 = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/locations/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreLocationsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRestoreLocationsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/locations/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreLocationsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getRestoreLocationsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/locations/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreLocationsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRestoreLocationsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/locations/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreLocationsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRestoreLocationsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/locations/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreLocationsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getRestoreLocationsMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/locations/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreLocationsResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getRestoreLocationsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/locations/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreLocationsResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetLocationUsesMockHandler = (overrideResponse?: Uses | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Uses> | Uses), options?: RequestHandlerOptions) => {
  return http.post('*/api/locations/uses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLocationUsesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetLocationUsesMockHandler200 = (overrideResponse?: Uses | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Uses> | Uses), options?: RequestHandlerOptions) => {
  return http.post('*/api/locations/uses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLocationUsesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetLocationUsesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/locations/uses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLocationUsesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetLocationUsesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/locations/uses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLocationUsesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetLocationUsesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/locations/uses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLocationUsesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetLocationUsesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/locations/uses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLocationUsesResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getGetLocationUsesMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/locations/uses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLocationUsesResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getGetLocationUsesMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/locations/uses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLocationUsesResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getImportLocationsMockHandler = (overrideResponse?: LocationImportResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LocationImportResult> | LocationImportResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/locations/import', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportLocationsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getImportLocationsMockHandler200 = (overrideResponse?: LocationImportResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LocationImportResult> | LocationImportResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/locations/import', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportLocationsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getImportLocationsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/locations/import', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportLocationsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getImportLocationsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/locations/import', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportLocationsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getImportLocationsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/locations/import', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportLocationsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getImportLocationsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/locations/import', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportLocationsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getImportLocationsMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/locations/import', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportLocationsResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getImportLocationsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/locations/import', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportLocationsResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetGoogleMapsApiKeyMockHandler = (overrideResponse?: GoogleMapsApiKey | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GoogleMapsApiKey> | GoogleMapsApiKey), options?: RequestHandlerOptions) => {
  return http.get('*/api/google-maps-api-key', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGoogleMapsApiKeyResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetGoogleMapsApiKeyMockHandler200 = (overrideResponse?: GoogleMapsApiKey | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GoogleMapsApiKey> | GoogleMapsApiKey), options?: RequestHandlerOptions) => {
  return http.get('*/api/google-maps-api-key', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGoogleMapsApiKeyResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetGoogleMapsApiKeyMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/google-maps-api-key', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGoogleMapsApiKeyResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetGoogleMapsApiKeyMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/google-maps-api-key', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGoogleMapsApiKeyResponseMock401(),
      { status: 401
      })
  }, options)
}

export const getGetDistanceMockHandler = (overrideResponse?: Distance | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Distance> | Distance), options?: RequestHandlerOptions) => {
  return http.get('*/api/distance', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDistanceResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetDistanceMockHandler200 = (overrideResponse?: Distance | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Distance> | Distance), options?: RequestHandlerOptions) => {
  return http.get('*/api/distance', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDistanceResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetDistanceMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/distance', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDistanceResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetDistanceMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/distance', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDistanceResponseMock401(),
      { status: 401
      })
  }, options)
}

export const getGetTimezoneMockHandler = (overrideResponse?: Timezone | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Timezone> | Timezone), options?: RequestHandlerOptions) => {
  return http.get('*/api/tz', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTimezoneResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetTimezoneMockHandler200 = (overrideResponse?: Timezone | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Timezone> | Timezone), options?: RequestHandlerOptions) => {
  return http.get('*/api/tz', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTimezoneResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetTimezoneMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tz', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTimezoneResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetTimezoneMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tz', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTimezoneResponseMock401(),
      { status: 401
      })
  }, options)
}

export const getGetAddressSuggestionsMockHandler = (overrideResponse?: AddressSuggestions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AddressSuggestions> | AddressSuggestions), options?: RequestHandlerOptions) => {
  return http.get('*/api/address-suggestions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAddressSuggestionsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetAddressSuggestionsMockHandler200 = (overrideResponse?: AddressSuggestions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AddressSuggestions> | AddressSuggestions), options?: RequestHandlerOptions) => {
  return http.get('*/api/address-suggestions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAddressSuggestionsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetAddressSuggestionsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/address-suggestions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAddressSuggestionsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetAddressSuggestionsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/address-suggestions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAddressSuggestionsResponseMock401(),
      { status: 401
      })
  }, options)
}

export const getGetAddressAreaMockHandler = (overrideResponse?: AddressAreaAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AddressAreaAnswer> | AddressAreaAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/address-area', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAddressAreaResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetAddressAreaMockHandler200 = (overrideResponse?: AddressAreaAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AddressAreaAnswer> | AddressAreaAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/address-area', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAddressAreaResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetAddressAreaMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/address-area', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAddressAreaResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetAddressAreaMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/address-area', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAddressAreaResponseMock401(),
      { status: 401
      })
  }, options)
}
export const getLocationsMock = () => [
  getGetPaginatedLocationsMockHandler(),
  getGetAllLocationsMockHandler(),
  getGetLocationMatchesMockHandler(),
  getGetRecentLocationsMockHandler(),
  getGetTenantLocationsMockHandler(),
  getCreateLocationMockHandler(),
  getGetLocationMockHandler(),
  getUpdateLocationMockHandler(),
  getDeleteLocationMockHandler(),
  getArchiveLocationsMockHandler(),
  getRestoreLocationsMockHandler(),
  getGetLocationUsesMockHandler(),
  getImportLocationsMockHandler(),
  getGetGoogleMapsApiKeyMockHandler(),
  getGetDistanceMockHandler(),
  getGetTimezoneMockHandler(),
  getGetAddressSuggestionsMockHandler(),
  getGetAddressAreaMockHandler()
]
