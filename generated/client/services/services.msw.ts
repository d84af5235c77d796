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
  FuelType,
  ProtocolActionType,
  ServiceMapStatus,
  StopType,
  TryOutOutcome
} from '../../model';
import type {
  BaseParcelType,
  BaseParcelTypePage,
  BaseServiceSpeed,
  BaseServiceSpeedPage,
  BaseTag,
  BaseTagPage,
  DistanceRangeModifiers,
  DoneResponse,
  FuelPrices,
  FuelReading,
  FuelSurcharges,
  LibraryImage,
  LibraryImagePage,
  ParcelTypes,
  PricePreview,
  PriceSetting,
  Protocol,
  ProtocolMetaPage,
  RangeSet,
  RevisionChanges,
  RevisionFuelSurcharge,
  RevisionGeostamps,
  RevisionProtocols,
  RevisionServiceMap,
  RevisionTaxSettings,
  RevisionVariables,
  ServiceCustomers,
  ServiceMap,
  ServiceMapMetaPage,
  ServiceMeta,
  ServicePage,
  ServiceRevision,
  ServiceRevisionDetail,
  ServiceRevisions,
  ServiceSpeeds,
  ServiceSummary,
  ServiceWaitTerms,
  ServicesMeta,
  Tags,
  TaxSetting,
  TaxSettingPage,
  TimeOfDayModifiers,
  TimeRangeModifiers,
  TryOut,
  TryOutCustomerPage,
  TryOutOrderPage,
  TryOutSummary,
  TryOuts,
  TypedSizes,
  Uses,
  Vehicle,
  VehiclePage,
  VolumeRangeModifiers,
  WeightRangeModifiers
} from '../../model';


export const getGetTenantBaseParcelTypesResponseTypedSizesMock = (overrideResponse: Partial<TypedSizes> = {}): TypedSizes => ({...{weight: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), length: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), width: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), height: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined])}, ...overrideResponse});

export const getGetTenantBaseParcelTypesResponseMock = (overrideResponse: Partial<Extract<BaseParcelTypePage, object>> = {}): BaseParcelTypePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), icon: faker.helpers.arrayElement([faker.helpers.arrayElement(['box','cube','envelope','document','briefcase','archive','layers','snowflake','temperature','tint','glass','labTest','heart','shoppingCart','book','tree','wrench','desktop','mobilePhone','camera','key','lock','flash','warningSign'] as const), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), typed: faker.helpers.arrayElement([{...getGetTenantBaseParcelTypesResponseTypedSizesMock()},null,]), defaultFeeCadCents: faker.number.int({min: 0, max: 10000000}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreateBaseParcelTypeResponseTypedSizesMock = (overrideResponse: Partial<TypedSizes> = {}): TypedSizes => ({...{weight: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), length: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), width: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), height: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined])}, ...overrideResponse});

export const getCreateBaseParcelTypeResponseMock = (overrideResponse: Partial<Extract<BaseParcelType, object>> = {}): BaseParcelType => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), icon: faker.helpers.arrayElement([faker.helpers.arrayElement(['box','cube','envelope','document','briefcase','archive','layers','snowflake','temperature','tint','glass','labTest','heart','shoppingCart','book','tree','wrench','desktop','mobilePhone','camera','key','lock','flash','warningSign'] as const), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), typed: faker.helpers.arrayElement([{...getCreateBaseParcelTypeResponseTypedSizesMock()},null,]), defaultFeeCadCents: faker.number.int({min: 0, max: 10000000}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetBaseParcelTypeResponseTypedSizesMock = (overrideResponse: Partial<TypedSizes> = {}): TypedSizes => ({...{weight: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), length: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), width: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), height: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined])}, ...overrideResponse});

export const getGetBaseParcelTypeResponseMock = (overrideResponse: Partial<Extract<BaseParcelType, object>> = {}): BaseParcelType => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), icon: faker.helpers.arrayElement([faker.helpers.arrayElement(['box','cube','envelope','document','briefcase','archive','layers','snowflake','temperature','tint','glass','labTest','heart','shoppingCart','book','tree','wrench','desktop','mobilePhone','camera','key','lock','flash','warningSign'] as const), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), typed: faker.helpers.arrayElement([{...getGetBaseParcelTypeResponseTypedSizesMock()},null,]), defaultFeeCadCents: faker.number.int({min: 0, max: 10000000}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getUpdateBaseParcelTypeResponseTypedSizesMock = (overrideResponse: Partial<TypedSizes> = {}): TypedSizes => ({...{weight: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), length: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), width: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), height: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined])}, ...overrideResponse});

export const getUpdateBaseParcelTypeResponseMock = (overrideResponse: Partial<Extract<BaseParcelType, object>> = {}): BaseParcelType => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), icon: faker.helpers.arrayElement([faker.helpers.arrayElement(['box','cube','envelope','document','briefcase','archive','layers','snowflake','temperature','tint','glass','labTest','heart','shoppingCart','book','tree','wrench','desktop','mobilePhone','camera','key','lock','flash','warningSign'] as const), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), typed: faker.helpers.arrayElement([{...getUpdateBaseParcelTypeResponseTypedSizesMock()},null,]), defaultFeeCadCents: faker.number.int({min: 0, max: 10000000}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getDeleteBaseParcelTypeResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getArchiveBaseParcelTypesResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getRestoreBaseParcelTypesResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetBaseParcelTypeUsesResponseMock = (overrideResponse: Partial<Extract<Uses, object>> = {}): Uses => ({data: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({of: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(['service','person','order','recurringOrder','tag','organization','profile'] as const), name: faker.string.alpha({length: {min: 10, max: 20}}), id: faker.number.int({min: 1, max: 9007199254740991}), revisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), part: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement([faker.helpers.arrayElement(['draft','published','earlier'] as const), null]), keeps: faker.datatype.boolean(), count: faker.number.int({min: 1, max: 1001})})), isCapped: faker.datatype.boolean(), ...overrideResponse})

export const getGetTenantBaseServiceSpeedsResponseMock = (overrideResponse: Partial<Extract<BaseServiceSpeedPage, object>> = {}): BaseServiceSpeedPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), durationMinutes: faker.helpers.arrayElement([faker.number.int({min: 1, max: 525600}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: {type: faker.helpers.arrayElement(['none','fee','percentage'] as const), amount: faker.number.float({min: 0, max: 10000000, fractionDigits: 2})}, textColor: faker.string.alpha({length: {min: 10, max: 20}}), backgroundColor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), position: faker.number.int({min: 0, max: 1000}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreateBaseServiceSpeedResponseMock = (overrideResponse: Partial<Extract<BaseServiceSpeed, object>> = {}): BaseServiceSpeed => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), durationMinutes: faker.helpers.arrayElement([faker.number.int({min: 1, max: 525600}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: {type: faker.helpers.arrayElement(['none','fee','percentage'] as const), amount: faker.number.float({min: 0, max: 10000000, fractionDigits: 2})}, textColor: faker.string.alpha({length: {min: 10, max: 20}}), backgroundColor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), position: faker.number.int({min: 0, max: 1000}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetBaseServiceSpeedResponseMock = (overrideResponse: Partial<Extract<BaseServiceSpeed, object>> = {}): BaseServiceSpeed => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), durationMinutes: faker.helpers.arrayElement([faker.number.int({min: 1, max: 525600}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: {type: faker.helpers.arrayElement(['none','fee','percentage'] as const), amount: faker.number.float({min: 0, max: 10000000, fractionDigits: 2})}, textColor: faker.string.alpha({length: {min: 10, max: 20}}), backgroundColor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), position: faker.number.int({min: 0, max: 1000}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getUpdateBaseServiceSpeedResponseMock = (overrideResponse: Partial<Extract<BaseServiceSpeed, object>> = {}): BaseServiceSpeed => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), durationMinutes: faker.helpers.arrayElement([faker.number.int({min: 1, max: 525600}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: {type: faker.helpers.arrayElement(['none','fee','percentage'] as const), amount: faker.number.float({min: 0, max: 10000000, fractionDigits: 2})}, textColor: faker.string.alpha({length: {min: 10, max: 20}}), backgroundColor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), position: faker.number.int({min: 0, max: 1000}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getDeleteBaseServiceSpeedResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getArchiveBaseServiceSpeedsResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getRestoreBaseServiceSpeedsResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetBaseServiceSpeedUsesResponseMock = (overrideResponse: Partial<Extract<Uses, object>> = {}): Uses => ({data: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({of: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(['service','person','order','recurringOrder','tag','organization','profile'] as const), name: faker.string.alpha({length: {min: 10, max: 20}}), id: faker.number.int({min: 1, max: 9007199254740991}), revisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), part: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement([faker.helpers.arrayElement(['draft','published','earlier'] as const), null]), keeps: faker.datatype.boolean(), count: faker.number.int({min: 1, max: 1001})})), isCapped: faker.datatype.boolean(), ...overrideResponse})

export const getGetTenantBaseTagsResponseMock = (overrideResponse: Partial<Extract<BaseTagPage, object>> = {}): BaseTagPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreateBaseTagResponseMock = (overrideResponse: Partial<Extract<BaseTag, object>> = {}): BaseTag => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetBaseTagResponseMock = (overrideResponse: Partial<Extract<BaseTag, object>> = {}): BaseTag => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getUpdateBaseTagResponseMock = (overrideResponse: Partial<Extract<BaseTag, object>> = {}): BaseTag => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getDeleteBaseTagResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getArchiveBaseTagsResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getRestoreBaseTagsResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetBaseTagUsesResponseMock = (overrideResponse: Partial<Extract<Uses, object>> = {}): Uses => ({data: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({of: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(['service','person','order','recurringOrder','tag','organization','profile'] as const), name: faker.string.alpha({length: {min: 10, max: 20}}), id: faker.number.int({min: 1, max: 9007199254740991}), revisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), part: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement([faker.helpers.arrayElement(['draft','published','earlier'] as const), null]), keeps: faker.datatype.boolean(), count: faker.number.int({min: 1, max: 1001})})), isCapped: faker.datatype.boolean(), ...overrideResponse})

export const getGetFuelPricesResponseMock = (overrideResponse: Partial<Extract<FuelPrices, object>> = {}): FuelPrices => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({fuelType: faker.helpers.arrayElement(Object.values(FuelType)), date: faker.date.past().toISOString().slice(0, 10), dollarsPerLitre: faker.number.float({fractionDigits: 2})})), ...overrideResponse})

export const getGetTenantFuelPricesResponseMock = (overrideResponse: Partial<Extract<FuelPrices, object>> = {}): FuelPrices => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({fuelType: faker.helpers.arrayElement(Object.values(FuelType)), date: faker.date.past().toISOString().slice(0, 10), dollarsPerLitre: faker.number.float({fractionDigits: 2})})), ...overrideResponse})

export const getSetTenantFuelPricesResponseMock = (overrideResponse: Partial<Extract<FuelPrices, object>> = {}): FuelPrices => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({fuelType: faker.helpers.arrayElement(Object.values(FuelType)), date: faker.date.past().toISOString().slice(0, 10), dollarsPerLitre: faker.number.float({fractionDigits: 2})})), ...overrideResponse})

export const getGetFuelSurchargesResponseFuelReadingMock = (overrideResponse: Partial<FuelReading> = {}): FuelReading => ({...{percent: faker.number.float({fractionDigits: 2}), from: faker.date.past().toISOString().slice(0, 10), until: faker.date.past().toISOString().slice(0, 10), month: faker.string.alpha({length: {min: 10, max: 20}}), pricesOf: faker.string.alpha({length: {min: 10, max: 20}}), prices: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({fuelType: faker.helpers.arrayElement(Object.values(FuelType)), date: faker.date.past().toISOString().slice(0, 10), dollarsPerLitre: faker.number.float({fractionDigits: 2})})), dollarsPerLitre: faker.number.float({fractionDigits: 2}), row: faker.helpers.arrayElement([{priceFrom: faker.number.float({fractionDigits: 2}), priceTo: faker.number.float({fractionDigits: 2})},null,]), within: faker.helpers.arrayElement(['row','below','above'] as const), addsToMedianCadCents: faker.helpers.arrayElement([faker.number.int(), null]), isFinal: faker.datatype.boolean()}, ...overrideResponse});

export const getGetFuelSurchargesResponseMock = (overrideResponse: Partial<Extract<FuelSurcharges, object>> = {}): FuelSurcharges => ({version: faker.number.int({min: 1, max: 2147483647}), tables: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({fuelType: faker.helpers.arrayElement(Object.values(FuelType)), effectiveFrom: faker.date.past().toISOString().slice(0, 10), rows: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({priceFrom: faker.number.float({min: 0, max: 1000, fractionDigits: 2}), priceTo: faker.number.float({min: 0, max: 1000, fractionDigits: 2}), percent: faker.number.float({min: 0, max: 1000000, fractionDigits: 2})}))})), outlooks: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({fuelType: faker.helpers.arrayElement(Object.values(FuelType)), inForce: faker.helpers.arrayElement([{...getGetFuelSurchargesResponseFuelReadingMock()},null,]), next: faker.helpers.arrayElement([{...getGetFuelSurchargesResponseFuelReadingMock()},null,]), averageOrder: faker.helpers.arrayElement([{orders: faker.number.int(), areCharged: faker.datatype.boolean(), medianCadCents: faker.number.int(), meanCadCents: faker.number.int()},null,]), notice: faker.helpers.arrayElement([{subject: faker.string.alpha({length: {min: 10, max: 20}}), text: faker.string.alpha({length: {min: 10, max: 4000}})},null,])})), ...overrideResponse})

export const getUpdateFuelSurchargesResponseFuelReadingMock = (overrideResponse: Partial<FuelReading> = {}): FuelReading => ({...{percent: faker.number.float({fractionDigits: 2}), from: faker.date.past().toISOString().slice(0, 10), until: faker.date.past().toISOString().slice(0, 10), month: faker.string.alpha({length: {min: 10, max: 20}}), pricesOf: faker.string.alpha({length: {min: 10, max: 20}}), prices: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({fuelType: faker.helpers.arrayElement(Object.values(FuelType)), date: faker.date.past().toISOString().slice(0, 10), dollarsPerLitre: faker.number.float({fractionDigits: 2})})), dollarsPerLitre: faker.number.float({fractionDigits: 2}), row: faker.helpers.arrayElement([{priceFrom: faker.number.float({fractionDigits: 2}), priceTo: faker.number.float({fractionDigits: 2})},null,]), within: faker.helpers.arrayElement(['row','below','above'] as const), addsToMedianCadCents: faker.helpers.arrayElement([faker.number.int(), null]), isFinal: faker.datatype.boolean()}, ...overrideResponse});

export const getUpdateFuelSurchargesResponseMock = (overrideResponse: Partial<Extract<FuelSurcharges, object>> = {}): FuelSurcharges => ({version: faker.number.int({min: 1, max: 2147483647}), tables: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({fuelType: faker.helpers.arrayElement(Object.values(FuelType)), effectiveFrom: faker.date.past().toISOString().slice(0, 10), rows: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({priceFrom: faker.number.float({min: 0, max: 1000, fractionDigits: 2}), priceTo: faker.number.float({min: 0, max: 1000, fractionDigits: 2}), percent: faker.number.float({min: 0, max: 1000000, fractionDigits: 2})}))})), outlooks: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({fuelType: faker.helpers.arrayElement(Object.values(FuelType)), inForce: faker.helpers.arrayElement([{...getUpdateFuelSurchargesResponseFuelReadingMock()},null,]), next: faker.helpers.arrayElement([{...getUpdateFuelSurchargesResponseFuelReadingMock()},null,]), averageOrder: faker.helpers.arrayElement([{orders: faker.number.int(), areCharged: faker.datatype.boolean(), medianCadCents: faker.number.int(), meanCadCents: faker.number.int()},null,]), notice: faker.helpers.arrayElement([{subject: faker.string.alpha({length: {min: 10, max: 20}}), text: faker.string.alpha({length: {min: 10, max: 4000}})},null,])})), ...overrideResponse})

export const getGetImageLibraryResponseMock = (overrideResponse: Partial<Extract<LibraryImagePage, object>> = {}): LibraryImagePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 20}}), contentType: faker.helpers.arrayElement(['image/png','image/jpeg','image/webp'] as const), sizeBytes: faker.number.int({min: 1, max: 5242880}), usedBy: Array.from({ length: faker.number.int({min: 1, max: 21}) }, (_, i) => i + 1).map(() => ({of: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(['service','person','order','recurringOrder','tag','organization','profile'] as const), name: faker.string.alpha({length: {min: 10, max: 20}}), id: faker.number.int({min: 1, max: 9007199254740991}), revisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), part: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement([faker.helpers.arrayElement(['draft','published','earlier'] as const), null]), keeps: faker.datatype.boolean(), count: faker.number.int({min: 1, max: 1001})})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreateLibraryImageResponseMock = (overrideResponse: Partial<Extract<LibraryImage, object>> = {}): LibraryImage => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 20}}), contentType: faker.helpers.arrayElement(['image/png','image/jpeg','image/webp'] as const), sizeBytes: faker.number.int({min: 1, max: 5242880}), usedBy: Array.from({ length: faker.number.int({min: 1, max: 21}) }, (_, i) => i + 1).map(() => ({of: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(['service','person','order','recurringOrder','tag','organization','profile'] as const), name: faker.string.alpha({length: {min: 10, max: 20}}), id: faker.number.int({min: 1, max: 9007199254740991}), revisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), part: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement([faker.helpers.arrayElement(['draft','published','earlier'] as const), null]), keeps: faker.datatype.boolean(), count: faker.number.int({min: 1, max: 1001})})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetLibraryImageResponseMock = (overrideResponse: Partial<Extract<LibraryImage, object>> = {}): LibraryImage => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 20}}), contentType: faker.helpers.arrayElement(['image/png','image/jpeg','image/webp'] as const), sizeBytes: faker.number.int({min: 1, max: 5242880}), usedBy: Array.from({ length: faker.number.int({min: 1, max: 21}) }, (_, i) => i + 1).map(() => ({of: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(['service','person','order','recurringOrder','tag','organization','profile'] as const), name: faker.string.alpha({length: {min: 10, max: 20}}), id: faker.number.int({min: 1, max: 9007199254740991}), revisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), part: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement([faker.helpers.arrayElement(['draft','published','earlier'] as const), null]), keeps: faker.datatype.boolean(), count: faker.number.int({min: 1, max: 1001})})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getArchiveLibraryImagesResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getRestoreLibraryImagesResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetLibraryImageUsesResponseMock = (overrideResponse: Partial<Extract<Uses, object>> = {}): Uses => ({data: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({of: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(['service','person','order','recurringOrder','tag','organization','profile'] as const), name: faker.string.alpha({length: {min: 10, max: 20}}), id: faker.number.int({min: 1, max: 9007199254740991}), revisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), part: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement([faker.helpers.arrayElement(['draft','published','earlier'] as const), null]), keeps: faker.datatype.boolean(), count: faker.number.int({min: 1, max: 1001})})), isCapped: faker.datatype.boolean(), ...overrideResponse})

export const getGetImageContentResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getGetTenantServicesMetaResponseServiceRevisionMock = (overrideResponse: Partial<ServiceRevision> = {}): ServiceRevision => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.number.int({min: 1}), status: faker.helpers.arrayElement(['draft','published'] as const), publishedAt: faker.helpers.arrayElement([faker.number.int(), null]), publishedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.number.int(), createdByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), note: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetTenantServicesMetaResponseMock = (overrideResponse: Partial<Extract<ServicesMeta, object>> = {}): ServicesMeta => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), isEnabled: faker.datatype.boolean(), isTemplate: faker.datatype.boolean(), openToAll: faker.datatype.boolean(), pricingType: faker.helpers.arrayElement([faker.helpers.arrayElement(['variable','fixed','manual'] as const), null]), publishedRevision: faker.helpers.arrayElement([{...getGetTenantServicesMetaResponseServiceRevisionMock()},null,]), draftRevisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getUpdateServiceResponseServiceRevisionMock = (overrideResponse: Partial<ServiceRevision> = {}): ServiceRevision => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.number.int({min: 1}), status: faker.helpers.arrayElement(['draft','published'] as const), publishedAt: faker.helpers.arrayElement([faker.number.int(), null]), publishedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.number.int(), createdByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), note: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getUpdateServiceResponseMock = (overrideResponse: Partial<Extract<ServiceMeta, object>> = {}): ServiceMeta => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), isEnabled: faker.datatype.boolean(), isTemplate: faker.datatype.boolean(), openToAll: faker.datatype.boolean(), pricingType: faker.helpers.arrayElement([faker.helpers.arrayElement(['variable','fixed','manual'] as const), null]), publishedRevision: faker.helpers.arrayElement([{...getUpdateServiceResponseServiceRevisionMock()},null,]), draftRevisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetServiceResponseMock = (overrideResponse: Partial<Extract<ServiceSummary, object>> = {}): ServiceSummary => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), courierTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, revisionId: faker.number.int({min: 1, max: 9007199254740991}), pricingType: faker.helpers.arrayElement(['variable','fixed','manual'] as const), vehicleName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getGetServiceRevisionsResponseServiceRevisionMock = (overrideResponse: Partial<ServiceRevision> = {}): ServiceRevision => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.number.int({min: 1}), status: faker.helpers.arrayElement(['draft','published'] as const), publishedAt: faker.helpers.arrayElement([faker.number.int(), null]), publishedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.number.int(), createdByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), note: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetServiceRevisionsResponseMock = (overrideResponse: Partial<Extract<ServiceRevisions, object>> = {}): ServiceRevisions => ({service: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), isEnabled: faker.datatype.boolean(), isTemplate: faker.datatype.boolean(), openToAll: faker.datatype.boolean(), pricingType: faker.helpers.arrayElement([faker.helpers.arrayElement(['variable','fixed','manual'] as const), null]), publishedRevision: faker.helpers.arrayElement([{...getGetServiceRevisionsResponseServiceRevisionMock()},null,]), draftRevisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), updatedAt: faker.number.int({min: 946684800, max: 4133980799})}, data: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.number.int({min: 1}), status: faker.helpers.arrayElement(['draft','published'] as const), publishedAt: faker.helpers.arrayElement([faker.number.int(), null]), publishedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.number.int(), createdByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), note: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})

export const getCreateServiceRevisionResponseMock = (overrideResponse: Partial<Extract<ServiceRevision, object>> = {}): ServiceRevision => ({id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.number.int({min: 1}), status: faker.helpers.arrayElement(['draft','published'] as const), publishedAt: faker.helpers.arrayElement([faker.number.int(), null]), publishedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.number.int(), createdByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), note: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getGetServiceRevisionResponseServiceRevisionMock = (overrideResponse: Partial<ServiceRevision> = {}): ServiceRevision => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.number.int({min: 1}), status: faker.helpers.arrayElement(['draft','published'] as const), publishedAt: faker.helpers.arrayElement([faker.number.int(), null]), publishedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.number.int(), createdByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), note: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetServiceRevisionResponseMock = (overrideResponse: Partial<Extract<ServiceRevisionDetail, object>> = {}): ServiceRevisionDetail => ({revision: {id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.number.int({min: 1}), status: faker.helpers.arrayElement(['draft','published'] as const), publishedAt: faker.helpers.arrayElement([faker.number.int(), null]), publishedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.number.int(), createdByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), note: faker.string.alpha({length: {min: 10, max: 20}})}, service: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), isEnabled: faker.datatype.boolean(), isTemplate: faker.datatype.boolean(), openToAll: faker.datatype.boolean(), pricingType: faker.helpers.arrayElement([faker.helpers.arrayElement(['variable','fixed','manual'] as const), null]), publishedRevision: faker.helpers.arrayElement([{...getGetServiceRevisionResponseServiceRevisionMock()},null,]), draftRevisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), updatedAt: faker.number.int({min: 946684800, max: 4133980799})}, vehicleId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), vehicleName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), version: faker.number.int({min: 1, max: 2147483647}), ...overrideResponse})

export const getUpdateServiceRevisionResponseServiceRevisionMock = (overrideResponse: Partial<ServiceRevision> = {}): ServiceRevision => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.number.int({min: 1}), status: faker.helpers.arrayElement(['draft','published'] as const), publishedAt: faker.helpers.arrayElement([faker.number.int(), null]), publishedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.number.int(), createdByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), note: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getUpdateServiceRevisionResponseMock = (overrideResponse: Partial<Extract<ServiceRevisionDetail, object>> = {}): ServiceRevisionDetail => ({revision: {id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.number.int({min: 1}), status: faker.helpers.arrayElement(['draft','published'] as const), publishedAt: faker.helpers.arrayElement([faker.number.int(), null]), publishedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.number.int(), createdByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), note: faker.string.alpha({length: {min: 10, max: 20}})}, service: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), isEnabled: faker.datatype.boolean(), isTemplate: faker.datatype.boolean(), openToAll: faker.datatype.boolean(), pricingType: faker.helpers.arrayElement([faker.helpers.arrayElement(['variable','fixed','manual'] as const), null]), publishedRevision: faker.helpers.arrayElement([{...getUpdateServiceRevisionResponseServiceRevisionMock()},null,]), draftRevisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), updatedAt: faker.number.int({min: 946684800, max: 4133980799})}, vehicleId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), vehicleName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), version: faker.number.int({min: 1, max: 2147483647}), ...overrideResponse})

export const getDiscardServiceRevisionResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetServiceRevisionChangesResponseMock = (overrideResponse: Partial<Extract<RevisionChanges, object>> = {}): RevisionChanges => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({component: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['added','removed','changed'] as const), text: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})

export const getPublishServiceResponseServiceRevisionMock = (overrideResponse: Partial<ServiceRevision> = {}): ServiceRevision => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.number.int({min: 1}), status: faker.helpers.arrayElement(['draft','published'] as const), publishedAt: faker.helpers.arrayElement([faker.number.int(), null]), publishedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.number.int(), createdByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), note: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getPublishServiceResponseMock = (overrideResponse: Partial<Extract<ServiceMeta, object>> = {}): ServiceMeta => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), isEnabled: faker.datatype.boolean(), isTemplate: faker.datatype.boolean(), openToAll: faker.datatype.boolean(), pricingType: faker.helpers.arrayElement([faker.helpers.arrayElement(['variable','fixed','manual'] as const), null]), publishedRevision: faker.helpers.arrayElement([{...getPublishServiceResponseServiceRevisionMock()},null,]), draftRevisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getDisableServiceResponseServiceRevisionMock = (overrideResponse: Partial<ServiceRevision> = {}): ServiceRevision => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.number.int({min: 1}), status: faker.helpers.arrayElement(['draft','published'] as const), publishedAt: faker.helpers.arrayElement([faker.number.int(), null]), publishedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.number.int(), createdByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), note: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getDisableServiceResponseMock = (overrideResponse: Partial<Extract<ServiceMeta, object>> = {}): ServiceMeta => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), isEnabled: faker.datatype.boolean(), isTemplate: faker.datatype.boolean(), openToAll: faker.datatype.boolean(), pricingType: faker.helpers.arrayElement([faker.helpers.arrayElement(['variable','fixed','manual'] as const), null]), publishedRevision: faker.helpers.arrayElement([{...getDisableServiceResponseServiceRevisionMock()},null,]), draftRevisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getEnableServiceResponseServiceRevisionMock = (overrideResponse: Partial<ServiceRevision> = {}): ServiceRevision => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.number.int({min: 1}), status: faker.helpers.arrayElement(['draft','published'] as const), publishedAt: faker.helpers.arrayElement([faker.number.int(), null]), publishedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.number.int(), createdByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), note: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getEnableServiceResponseMock = (overrideResponse: Partial<Extract<ServiceMeta, object>> = {}): ServiceMeta => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), isEnabled: faker.datatype.boolean(), isTemplate: faker.datatype.boolean(), openToAll: faker.datatype.boolean(), pricingType: faker.helpers.arrayElement([faker.helpers.arrayElement(['variable','fixed','manual'] as const), null]), publishedRevision: faker.helpers.arrayElement([{...getEnableServiceResponseServiceRevisionMock()},null,]), draftRevisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getDeleteServiceTemplateResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getPreviewServicePriceResponsePriceSettingMock = (overrideResponse: Partial<PriceSetting> = {}): PriceSetting => ({...{serviceId: faker.number.int({min: 1, max: 9007199254740991}), serviceRevisionId: faker.number.int({min: 1, max: 9007199254740991}), component: faker.string.alpha({length: {min: 10, max: 20}}), id: faker.helpers.arrayElement([faker.number.int(), null])}, ...overrideResponse});

export const getPreviewServicePriceResponseMock = (overrideResponse: Partial<Extract<PricePreview, object>> = {}): PricePreview => ({status: faker.helpers.arrayElement(['priced','pending','missing'] as const), baseCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), taxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), totalCadCents: faker.helpers.arrayElement([faker.number.int(), null]), distanceM: faker.helpers.arrayElement([faker.number.int(), null]), distanceEstimated: faker.datatype.boolean(), dueAt: faker.helpers.arrayElement([faker.number.int(), null]), missing: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({message: faker.string.alpha({length: {min: 10, max: 20}}), component: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), explanation: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), words: faker.string.alpha({length: {min: 10, max: 20}}), arithmetic: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), setting: faker.helpers.arrayElement([{...getPreviewServicePriceResponsePriceSettingMock()},null,])})), ...overrideResponse})

export const getGetTenantProtocolsResponseMock = (overrideResponse: Partial<Extract<ProtocolMetaPage, object>> = {}): ProtocolMetaPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1}), archived: faker.datatype.boolean(), name: faker.string.alpha({length: {min: 10, max: 120}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), isEnabled: faker.datatype.boolean(), actionCount: faker.number.int({min: 0, max: 40}), usedBy: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreateProtocolResponseMock = (overrideResponse: Partial<Extract<Protocol, object>> = {}): Protocol => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), actions: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), stopType: faker.helpers.arrayElement(Object.values(StopType)), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 200}}))), undefined]), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), actionCount: faker.number.int({min: 0, max: 40}), isEnabled: faker.datatype.boolean(), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetProtocolResponseMock = (overrideResponse: Partial<Extract<Protocol, object>> = {}): Protocol => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), actions: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), stopType: faker.helpers.arrayElement(Object.values(StopType)), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 200}}))), undefined]), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), actionCount: faker.number.int({min: 0, max: 40}), isEnabled: faker.datatype.boolean(), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getUpdateProtocolResponseMock = (overrideResponse: Partial<Extract<Protocol, object>> = {}): Protocol => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), actions: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), stopType: faker.helpers.arrayElement(Object.values(StopType)), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 200}}))), undefined]), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), actionCount: faker.number.int({min: 0, max: 40}), isEnabled: faker.datatype.boolean(), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getDisableProtocolResponseMock = (overrideResponse: Partial<Extract<Protocol, object>> = {}): Protocol => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), actions: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), stopType: faker.helpers.arrayElement(Object.values(StopType)), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 200}}))), undefined]), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), actionCount: faker.number.int({min: 0, max: 40}), isEnabled: faker.datatype.boolean(), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getEnableProtocolResponseMock = (overrideResponse: Partial<Extract<Protocol, object>> = {}): Protocol => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), actions: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), stopType: faker.helpers.arrayElement(Object.values(StopType)), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 200}}))), undefined]), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), actionCount: faker.number.int({min: 0, max: 40}), isEnabled: faker.datatype.boolean(), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getCreateProtocolActionResponseMock = (overrideResponse: Partial<Extract<Protocol, object>> = {}): Protocol => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), actions: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), stopType: faker.helpers.arrayElement(Object.values(StopType)), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 200}}))), undefined]), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), actionCount: faker.number.int({min: 0, max: 40}), isEnabled: faker.datatype.boolean(), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getUpdateProtocolActionResponseMock = (overrideResponse: Partial<Extract<Protocol, object>> = {}): Protocol => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), actions: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), stopType: faker.helpers.arrayElement(Object.values(StopType)), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 200}}))), undefined]), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), actionCount: faker.number.int({min: 0, max: 40}), isEnabled: faker.datatype.boolean(), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getDeleteProtocolActionResponseMock = (overrideResponse: Partial<Extract<Protocol, object>> = {}): Protocol => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), actions: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), stopType: faker.helpers.arrayElement(Object.values(StopType)), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 200}}))), undefined]), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), actionCount: faker.number.int({min: 0, max: 40}), isEnabled: faker.datatype.boolean(), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetProtocolUsesResponseMock = (overrideResponse: Partial<Extract<Uses, object>> = {}): Uses => ({data: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({of: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(['service','person','order','recurringOrder','tag','organization','profile'] as const), name: faker.string.alpha({length: {min: 10, max: 20}}), id: faker.number.int({min: 1, max: 9007199254740991}), revisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), part: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement([faker.helpers.arrayElement(['draft','published','earlier'] as const), null]), keeps: faker.datatype.boolean(), count: faker.number.int({min: 1, max: 1001})})), isCapped: faker.datatype.boolean(), ...overrideResponse})

export const getGetServiceRevisionVariablesResponseMock = (overrideResponse: Partial<Extract<RevisionVariables, object>> = {}): RevisionVariables => ({type: faker.string.alpha({length: {min: 10, max: 20}}), baseFeeCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), minimumCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), maximumCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionVariablesResponseMock = (overrideResponse: Partial<Extract<RevisionVariables, object>> = {}): RevisionVariables => ({type: faker.string.alpha({length: {min: 10, max: 20}}), baseFeeCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), minimumCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), maximumCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getGetServiceRevisionDistanceRangeModifiersResponseRangeSetMock = (overrideResponse: Partial<RangeSet> = {}): RangeSet => ({...{mode: faker.helpers.arrayElement(['graduated','slab'] as const), bands: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({from: faker.number.float({min: 0, max: 100000000, fractionDigits: 2}), to: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000000, fractionDigits: 2}), null]), flatCadCents: faker.number.int({min: 0, max: 10000000}), perStepCadCents: faker.number.int({min: 0, max: 10000000}), step: faker.number.float({min: 0.001, max: 100000000, fractionDigits: 2}), stepCount: faker.helpers.arrayElement(['started','exact'] as const), typed: faker.helpers.arrayElement([{from: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), to: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), step: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined])}, undefined])})), fallbackCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null])}, ...overrideResponse});

export const getGetServiceRevisionDistanceRangeModifiersResponseMock = (overrideResponse: Partial<Extract<DistanceRangeModifiers, object>> = {}): DistanceRangeModifiers => ({distanceRanges: faker.helpers.arrayElement([{...getGetServiceRevisionDistanceRangeModifiersResponseRangeSetMock()},null,]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionDistanceRangeModifiersResponseRangeSetMock = (overrideResponse: Partial<RangeSet> = {}): RangeSet => ({...{mode: faker.helpers.arrayElement(['graduated','slab'] as const), bands: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({from: faker.number.float({min: 0, max: 100000000, fractionDigits: 2}), to: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000000, fractionDigits: 2}), null]), flatCadCents: faker.number.int({min: 0, max: 10000000}), perStepCadCents: faker.number.int({min: 0, max: 10000000}), step: faker.number.float({min: 0.001, max: 100000000, fractionDigits: 2}), stepCount: faker.helpers.arrayElement(['started','exact'] as const), typed: faker.helpers.arrayElement([{from: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), to: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), step: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined])}, undefined])})), fallbackCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null])}, ...overrideResponse});

export const getUpdateServiceRevisionDistanceRangeModifiersResponseMock = (overrideResponse: Partial<Extract<DistanceRangeModifiers, object>> = {}): DistanceRangeModifiers => ({distanceRanges: faker.helpers.arrayElement([{...getUpdateServiceRevisionDistanceRangeModifiersResponseRangeSetMock()},null,]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getGetServiceRevisionWeightRangeModifiersResponseRangeSetMock = (overrideResponse: Partial<RangeSet> = {}): RangeSet => ({...{mode: faker.helpers.arrayElement(['graduated','slab'] as const), bands: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({from: faker.number.float({min: 0, max: 100000000, fractionDigits: 2}), to: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000000, fractionDigits: 2}), null]), flatCadCents: faker.number.int({min: 0, max: 10000000}), perStepCadCents: faker.number.int({min: 0, max: 10000000}), step: faker.number.float({min: 0.001, max: 100000000, fractionDigits: 2}), stepCount: faker.helpers.arrayElement(['started','exact'] as const), typed: faker.helpers.arrayElement([{from: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), to: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), step: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined])}, undefined])})), fallbackCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null])}, ...overrideResponse});

export const getGetServiceRevisionWeightRangeModifiersResponseMock = (overrideResponse: Partial<Extract<WeightRangeModifiers, object>> = {}): WeightRangeModifiers => ({weightRanges: faker.helpers.arrayElement([{...getGetServiceRevisionWeightRangeModifiersResponseRangeSetMock()},null,]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionWeightRangeModifiersResponseRangeSetMock = (overrideResponse: Partial<RangeSet> = {}): RangeSet => ({...{mode: faker.helpers.arrayElement(['graduated','slab'] as const), bands: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({from: faker.number.float({min: 0, max: 100000000, fractionDigits: 2}), to: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000000, fractionDigits: 2}), null]), flatCadCents: faker.number.int({min: 0, max: 10000000}), perStepCadCents: faker.number.int({min: 0, max: 10000000}), step: faker.number.float({min: 0.001, max: 100000000, fractionDigits: 2}), stepCount: faker.helpers.arrayElement(['started','exact'] as const), typed: faker.helpers.arrayElement([{from: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), to: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), step: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined])}, undefined])})), fallbackCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null])}, ...overrideResponse});

export const getUpdateServiceRevisionWeightRangeModifiersResponseMock = (overrideResponse: Partial<Extract<WeightRangeModifiers, object>> = {}): WeightRangeModifiers => ({weightRanges: faker.helpers.arrayElement([{...getUpdateServiceRevisionWeightRangeModifiersResponseRangeSetMock()},null,]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getGetServiceRevisionVolumeRangeModifiersResponseRangeSetMock = (overrideResponse: Partial<RangeSet> = {}): RangeSet => ({...{mode: faker.helpers.arrayElement(['graduated','slab'] as const), bands: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({from: faker.number.float({min: 0, max: 100000000, fractionDigits: 2}), to: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000000, fractionDigits: 2}), null]), flatCadCents: faker.number.int({min: 0, max: 10000000}), perStepCadCents: faker.number.int({min: 0, max: 10000000}), step: faker.number.float({min: 0.001, max: 100000000, fractionDigits: 2}), stepCount: faker.helpers.arrayElement(['started','exact'] as const), typed: faker.helpers.arrayElement([{from: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), to: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), step: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined])}, undefined])})), fallbackCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null])}, ...overrideResponse});

export const getGetServiceRevisionVolumeRangeModifiersResponseMock = (overrideResponse: Partial<Extract<VolumeRangeModifiers, object>> = {}): VolumeRangeModifiers => ({volumeRanges: faker.helpers.arrayElement([{...getGetServiceRevisionVolumeRangeModifiersResponseRangeSetMock()},null,]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionVolumeRangeModifiersResponseRangeSetMock = (overrideResponse: Partial<RangeSet> = {}): RangeSet => ({...{mode: faker.helpers.arrayElement(['graduated','slab'] as const), bands: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({from: faker.number.float({min: 0, max: 100000000, fractionDigits: 2}), to: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000000, fractionDigits: 2}), null]), flatCadCents: faker.number.int({min: 0, max: 10000000}), perStepCadCents: faker.number.int({min: 0, max: 10000000}), step: faker.number.float({min: 0.001, max: 100000000, fractionDigits: 2}), stepCount: faker.helpers.arrayElement(['started','exact'] as const), typed: faker.helpers.arrayElement([{from: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), to: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), step: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined])}, undefined])})), fallbackCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null])}, ...overrideResponse});

export const getUpdateServiceRevisionVolumeRangeModifiersResponseMock = (overrideResponse: Partial<Extract<VolumeRangeModifiers, object>> = {}): VolumeRangeModifiers => ({volumeRanges: faker.helpers.arrayElement([{...getUpdateServiceRevisionVolumeRangeModifiersResponseRangeSetMock()},null,]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getGetServiceRevisionTimeOfDayModifiersResponseMock = (overrideResponse: Partial<Extract<TimeOfDayModifiers, object>> = {}): TimeOfDayModifiers => ({timesOfDay: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.string.alpha({length: {min: 1, max: 120}}), days: faker.helpers.arrayElements(['monday','tuesday','wednesday','thursday','friday','saturday','sunday','holiday'] as const), from: faker.number.int({min: 0, max: 86399}), to: faker.number.int({min: 0, max: 172800}), charge: faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), stacks: faker.datatype.boolean()})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionTimeOfDayModifiersResponseMock = (overrideResponse: Partial<Extract<TimeOfDayModifiers, object>> = {}): TimeOfDayModifiers => ({timesOfDay: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.string.alpha({length: {min: 1, max: 120}}), days: faker.helpers.arrayElements(['monday','tuesday','wednesday','thursday','friday','saturday','sunday','holiday'] as const), from: faker.number.int({min: 0, max: 86399}), to: faker.number.int({min: 0, max: 172800}), charge: faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), stacks: faker.datatype.boolean()})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getGetServiceRevisionTimeRangeModifiersResponseMock = (overrideResponse: Partial<Extract<TimeRangeModifiers, object>> = {}): TimeRangeModifiers => ({timeRanges: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.string.alpha({length: {min: 1, max: 120}}), from: faker.number.int({min: 0, max: 31536000}), to: faker.helpers.arrayElement([faker.number.int({min: 0, max: 31536000}), null]), charge: faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionTimeRangeModifiersResponseMock = (overrideResponse: Partial<Extract<TimeRangeModifiers, object>> = {}): TimeRangeModifiers => ({timeRanges: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.string.alpha({length: {min: 1, max: 120}}), from: faker.number.int({min: 0, max: 31536000}), to: faker.helpers.arrayElement([faker.number.int({min: 0, max: 31536000}), null]), charge: faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getGetServiceRevisionFuelSurchargeResponseMock = (overrideResponse: Partial<Extract<RevisionFuelSurcharge, object>> = {}): RevisionFuelSurcharge => ({fuelSurchargeOf: faker.helpers.arrayElement([faker.helpers.arrayElement(['subtotal','base'] as const), null]), fuelType: faker.string.alpha({length: {min: 10, max: 20}}), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionFuelSurchargeResponseMock = (overrideResponse: Partial<Extract<RevisionFuelSurcharge, object>> = {}): RevisionFuelSurcharge => ({fuelSurchargeOf: faker.helpers.arrayElement([faker.helpers.arrayElement(['subtotal','base'] as const), null]), fuelType: faker.string.alpha({length: {min: 10, max: 20}}), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getGetServiceRevisionServiceMapResponseMock = (overrideResponse: Partial<Extract<RevisionServiceMap, object>> = {}): RevisionServiceMap => ({serviceMapId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), pricingStrategy: faker.string.alpha({length: {min: 10, max: 20}}), fallbackFeeCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionServiceMapResponseMock = (overrideResponse: Partial<Extract<RevisionServiceMap, object>> = {}): RevisionServiceMap => ({serviceMapId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), pricingStrategy: faker.string.alpha({length: {min: 10, max: 20}}), fallbackFeeCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getGetServiceRevisionTaxSettingsResponseMock = (overrideResponse: Partial<Extract<RevisionTaxSettings, object>> = {}): RevisionTaxSettings => ({kind: faker.string.alpha({length: {min: 10, max: 20}}), pstSk: faker.datatype.boolean(), taxSettingIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionTaxSettingsResponseMock = (overrideResponse: Partial<Extract<RevisionTaxSettings, object>> = {}): RevisionTaxSettings => ({kind: faker.string.alpha({length: {min: 10, max: 20}}), pstSk: faker.datatype.boolean(), taxSettingIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getGetServiceRevisionProtocolsResponseMock = (overrideResponse: Partial<Extract<RevisionProtocols, object>> = {}): RevisionProtocols => ({protocolIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), pickup: Array.from({ length: faker.number.int({min: 1, max: 400}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), dropoff: Array.from({ length: faker.number.int({min: 1, max: 400}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionProtocolsResponseMock = (overrideResponse: Partial<Extract<RevisionProtocols, object>> = {}): RevisionProtocols => ({protocolIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), pickup: Array.from({ length: faker.number.int({min: 1, max: 400}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), dropoff: Array.from({ length: faker.number.int({min: 1, max: 400}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getGetServiceRevisionGeostampsResponseServiceWaitTermsMock = (overrideResponse: Partial<ServiceWaitTerms> = {}): ServiceWaitTerms => ({...{freeMinutes: faker.number.int({min: 0, max: 1440}), freeMinutesAtDropoff: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1440}), null]), incrementMinutes: faker.number.int({min: 1, max: 1440}), centsPerMinute: faker.number.int({min: 0, max: 10000000}), capCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null])}, ...overrideResponse});

export const getGetServiceRevisionGeostampsResponseMock = (overrideResponse: Partial<Extract<RevisionGeostamps, object>> = {}): RevisionGeostamps => ({charging: faker.string.alpha({length: {min: 10, max: 20}}), terms: faker.helpers.arrayElement([{...getGetServiceRevisionGeostampsResponseServiceWaitTermsMock()},null,]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionGeostampsResponseServiceWaitTermsMock = (overrideResponse: Partial<ServiceWaitTerms> = {}): ServiceWaitTerms => ({...{freeMinutes: faker.number.int({min: 0, max: 1440}), freeMinutesAtDropoff: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1440}), null]), incrementMinutes: faker.number.int({min: 1, max: 1440}), centsPerMinute: faker.number.int({min: 0, max: 10000000}), capCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null])}, ...overrideResponse});

export const getUpdateServiceRevisionGeostampsResponseMock = (overrideResponse: Partial<Extract<RevisionGeostamps, object>> = {}): RevisionGeostamps => ({charging: faker.string.alpha({length: {min: 10, max: 20}}), terms: faker.helpers.arrayElement([{...getUpdateServiceRevisionGeostampsResponseServiceWaitTermsMock()},null,]), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getGetServiceCustomersResponseMock = (overrideResponse: Partial<Extract<ServiceCustomers, object>> = {}): ServiceCustomers => ({openToAll: faker.datatype.boolean(), data: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})

export const getAssignServiceCustomersResponseMock = (overrideResponse: Partial<Extract<ServiceCustomers, object>> = {}): ServiceCustomers => ({openToAll: faker.datatype.boolean(), data: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})

export const getEnableCustomerServiceResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getDisableCustomerServiceResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetTenantServiceMapsMetaResponseMock = (overrideResponse: Partial<Extract<ServiceMapMetaPage, object>> = {}): ServiceMapMetaPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1}), archived: faker.datatype.boolean(), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pricingStrategy: faker.helpers.arrayElement(['both','highest','pickup','dropoff'] as const), fallbackFeeCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), zoneCount: faker.number.int({min: 0}), status: faker.helpers.arrayElement(Object.values(ServiceMapStatus)), publishedAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), usedBy: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const), takenAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,])})), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreateServiceMapResponseMock = (overrideResponse: Partial<Extract<ServiceMap, object>> = {}): ServiceMap => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pricingStrategy: faker.helpers.arrayElement(['both','highest','pickup','dropoff'] as const), fallbackFeeCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), serviceZones: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({number: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.string.alpha({length: {min: 1, max: 120}}), flatFeeCadCents: faker.number.int({min: -10000000, max: 10000000}), multiplier: faker.number.float({min: 0, max: 10.9999, fractionDigits: 2}), priority: faker.helpers.arrayElement(['low','medium','high'] as const), color: faker.helpers.fromRegExp("^#[0-9a-fA-F]{6}$"), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), bounds: Array.from({ length: faker.number.int({min: 3, max: 2000}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({min: -360, max: 360, fractionDigits: 2}))))), holes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 3, max: 2000}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({min: -360, max: 360, fractionDigits: 2}))))))), undefined]), parts: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({bounds: Array.from({ length: faker.number.int({min: 3, max: 2000}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({min: -360, max: 360, fractionDigits: 2}))))), holes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 3, max: 2000}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({min: -360, max: 360, fractionDigits: 2}))))))), undefined])})), undefined])})), zoneCount: faker.number.int({min: 0}), status: faker.helpers.arrayElement(Object.values(ServiceMapStatus)), publishedAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const), takenAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,])})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetServiceMapResponseMock = (overrideResponse: Partial<Extract<ServiceMap, object>> = {}): ServiceMap => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pricingStrategy: faker.helpers.arrayElement(['both','highest','pickup','dropoff'] as const), fallbackFeeCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), serviceZones: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({number: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.string.alpha({length: {min: 1, max: 120}}), flatFeeCadCents: faker.number.int({min: -10000000, max: 10000000}), multiplier: faker.number.float({min: 0, max: 10.9999, fractionDigits: 2}), priority: faker.helpers.arrayElement(['low','medium','high'] as const), color: faker.helpers.fromRegExp("^#[0-9a-fA-F]{6}$"), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), bounds: Array.from({ length: faker.number.int({min: 3, max: 2000}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({min: -360, max: 360, fractionDigits: 2}))))), holes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 3, max: 2000}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({min: -360, max: 360, fractionDigits: 2}))))))), undefined]), parts: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({bounds: Array.from({ length: faker.number.int({min: 3, max: 2000}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({min: -360, max: 360, fractionDigits: 2}))))), holes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 3, max: 2000}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({min: -360, max: 360, fractionDigits: 2}))))))), undefined])})), undefined])})), zoneCount: faker.number.int({min: 0}), status: faker.helpers.arrayElement(Object.values(ServiceMapStatus)), publishedAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const), takenAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,])})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getUpdateServiceMapResponseMock = (overrideResponse: Partial<Extract<ServiceMap, object>> = {}): ServiceMap => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pricingStrategy: faker.helpers.arrayElement(['both','highest','pickup','dropoff'] as const), fallbackFeeCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), serviceZones: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({number: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.string.alpha({length: {min: 1, max: 120}}), flatFeeCadCents: faker.number.int({min: -10000000, max: 10000000}), multiplier: faker.number.float({min: 0, max: 10.9999, fractionDigits: 2}), priority: faker.helpers.arrayElement(['low','medium','high'] as const), color: faker.helpers.fromRegExp("^#[0-9a-fA-F]{6}$"), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), bounds: Array.from({ length: faker.number.int({min: 3, max: 2000}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({min: -360, max: 360, fractionDigits: 2}))))), holes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 3, max: 2000}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({min: -360, max: 360, fractionDigits: 2}))))))), undefined]), parts: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({bounds: Array.from({ length: faker.number.int({min: 3, max: 2000}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({min: -360, max: 360, fractionDigits: 2}))))), holes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 3, max: 2000}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({min: -360, max: 360, fractionDigits: 2}))))))), undefined])})), undefined])})), zoneCount: faker.number.int({min: 0}), status: faker.helpers.arrayElement(Object.values(ServiceMapStatus)), publishedAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const), takenAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,])})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getPublishServiceMapResponseMock = (overrideResponse: Partial<Extract<ServiceMap, object>> = {}): ServiceMap => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pricingStrategy: faker.helpers.arrayElement(['both','highest','pickup','dropoff'] as const), fallbackFeeCadCents: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000000}), null]), serviceZones: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({number: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.string.alpha({length: {min: 1, max: 120}}), flatFeeCadCents: faker.number.int({min: -10000000, max: 10000000}), multiplier: faker.number.float({min: 0, max: 10.9999, fractionDigits: 2}), priority: faker.helpers.arrayElement(['low','medium','high'] as const), color: faker.helpers.fromRegExp("^#[0-9a-fA-F]{6}$"), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), bounds: Array.from({ length: faker.number.int({min: 3, max: 2000}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({min: -360, max: 360, fractionDigits: 2}))))), holes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 3, max: 2000}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({min: -360, max: 360, fractionDigits: 2}))))))), undefined]), parts: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({bounds: Array.from({ length: faker.number.int({min: 3, max: 2000}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({min: -360, max: 360, fractionDigits: 2}))))), holes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 3, max: 2000}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => (faker.number.float({min: -360, max: 360, fractionDigits: 2}))))))), undefined])})), undefined])})), zoneCount: faker.number.int({min: 0}), status: faker.helpers.arrayElement(Object.values(ServiceMapStatus)), publishedAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,]), usedBy: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const), takenAt: faker.helpers.arrayElement([faker.number.int({min: 946684800, max: 4133980799}),null,])})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getArchiveServiceMapsResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getRestoreServiceMapsResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetServiceMapUsesResponseMock = (overrideResponse: Partial<Extract<Uses, object>> = {}): Uses => ({data: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({of: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(['service','person','order','recurringOrder','tag','organization','profile'] as const), name: faker.string.alpha({length: {min: 10, max: 20}}), id: faker.number.int({min: 1, max: 9007199254740991}), revisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), part: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement([faker.helpers.arrayElement(['draft','published','earlier'] as const), null]), keeps: faker.datatype.boolean(), count: faker.number.int({min: 1, max: 1001})})), isCapped: faker.datatype.boolean(), ...overrideResponse})

export const getGetTenantServicesResponseMock = (overrideResponse: Partial<Extract<ServicePage, object>> = {}): ServicePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), courierTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, revisionId: faker.number.int({min: 1, max: 9007199254740991}), pricingType: faker.helpers.arrayElement(['variable','fixed','manual'] as const), vehicleName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreateServiceResponseServiceRevisionMock = (overrideResponse: Partial<ServiceRevision> = {}): ServiceRevision => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.number.int({min: 1}), status: faker.helpers.arrayElement(['draft','published'] as const), publishedAt: faker.helpers.arrayElement([faker.number.int(), null]), publishedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createdAt: faker.number.int(), createdByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), note: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getCreateServiceResponseMock = (overrideResponse: Partial<Extract<ServiceMeta, object>> = {}): ServiceMeta => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), isEnabled: faker.datatype.boolean(), isTemplate: faker.datatype.boolean(), openToAll: faker.datatype.boolean(), pricingType: faker.helpers.arrayElement([faker.helpers.arrayElement(['variable','fixed','manual'] as const), null]), publishedRevision: faker.helpers.arrayElement([{...getCreateServiceResponseServiceRevisionMock()},null,]), draftRevisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetServiceRevisionParcelTypesResponseTypedSizesMock = (overrideResponse: Partial<TypedSizes> = {}): TypedSizes => ({...{weight: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), length: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), width: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), height: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined])}, ...overrideResponse});

export const getGetServiceRevisionParcelTypesResponseMock = (overrideResponse: Partial<Extract<ParcelTypes, object>> = {}): ParcelTypes => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), typed: faker.helpers.arrayElement([{...getGetServiceRevisionParcelTypesResponseTypedSizesMock()},null,]), feeCadCents: faker.helpers.arrayElement([faker.number.int(), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionParcelTypesResponseTypedSizesMock = (overrideResponse: Partial<TypedSizes> = {}): TypedSizes => ({...{weight: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), length: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), width: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), height: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined])}, ...overrideResponse});

export const getUpdateServiceRevisionParcelTypesResponseMock = (overrideResponse: Partial<Extract<ParcelTypes, object>> = {}): ParcelTypes => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), typed: faker.helpers.arrayElement([{...getUpdateServiceRevisionParcelTypesResponseTypedSizesMock()},null,]), feeCadCents: faker.helpers.arrayElement([faker.number.int(), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getGetServiceRevisionServiceSpeedsResponseMock = (overrideResponse: Partial<Extract<ServiceSpeeds, object>> = {}): ServiceSpeeds => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), textColor: faker.string.alpha({length: {min: 10, max: 20}}), durationS: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionServiceSpeedsResponseMock = (overrideResponse: Partial<Extract<ServiceSpeeds, object>> = {}): ServiceSpeeds => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), textColor: faker.string.alpha({length: {min: 10, max: 20}}), durationS: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getGetServiceRevisionTagsResponseMock = (overrideResponse: Partial<Extract<Tags, object>> = {}): Tags => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 120}}), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getUpdateServiceRevisionTagsResponseMock = (overrideResponse: Partial<Extract<Tags, object>> = {}): Tags => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 120}}), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getBulkAddServiceRevisionParcelTypesResponseTypedSizesMock = (overrideResponse: Partial<TypedSizes> = {}): TypedSizes => ({...{weight: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), length: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), width: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), height: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined])}, ...overrideResponse});

export const getBulkAddServiceRevisionParcelTypesResponseMock = (overrideResponse: Partial<Extract<ParcelTypes, object>> = {}): ParcelTypes => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), typed: faker.helpers.arrayElement([{...getBulkAddServiceRevisionParcelTypesResponseTypedSizesMock()},null,]), feeCadCents: faker.helpers.arrayElement([faker.number.int(), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getBulkAddServiceRevisionServiceSpeedsResponseMock = (overrideResponse: Partial<Extract<ServiceSpeeds, object>> = {}): ServiceSpeeds => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), textColor: faker.string.alpha({length: {min: 10, max: 20}}), durationS: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getBulkAddServiceRevisionTagsResponseMock = (overrideResponse: Partial<Extract<Tags, object>> = {}): Tags => ({data: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 120}}), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), undefined]), ...overrideResponse})

export const getGetTenantTaxSettingsResponseMock = (overrideResponse: Partial<Extract<TaxSettingPage, object>> = {}): TaxSettingPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(['GST','QST','PST SK','GST/HST','Exempt','Zero Rated'] as const), province: faker.helpers.arrayElement([faker.helpers.arrayElement(['AB','BC','MB','NB','NL','NS','NT','NU','ON','PE','QC','SK','YT'] as const), null]), percent: faker.number.float({min: 0, max: 100, fractionDigits: 2}), effectiveFrom: faker.date.past().toISOString().slice(0, 10), effectiveUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), usedBy: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreateTaxSettingResponseMock = (overrideResponse: Partial<Extract<TaxSetting, object>> = {}): TaxSetting => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(['GST','QST','PST SK','GST/HST','Exempt','Zero Rated'] as const), province: faker.helpers.arrayElement([faker.helpers.arrayElement(['AB','BC','MB','NB','NL','NS','NT','NU','ON','PE','QC','SK','YT'] as const), null]), percent: faker.number.float({min: 0, max: 100, fractionDigits: 2}), effectiveFrom: faker.date.past().toISOString().slice(0, 10), effectiveUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), usedBy: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetTaxSettingResponseMock = (overrideResponse: Partial<Extract<TaxSetting, object>> = {}): TaxSetting => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(['GST','QST','PST SK','GST/HST','Exempt','Zero Rated'] as const), province: faker.helpers.arrayElement([faker.helpers.arrayElement(['AB','BC','MB','NB','NL','NS','NT','NU','ON','PE','QC','SK','YT'] as const), null]), percent: faker.number.float({min: 0, max: 100, fractionDigits: 2}), effectiveFrom: faker.date.past().toISOString().slice(0, 10), effectiveUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), usedBy: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getUpdateTaxSettingResponseMock = (overrideResponse: Partial<Extract<TaxSetting, object>> = {}): TaxSetting => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(['GST','QST','PST SK','GST/HST','Exempt','Zero Rated'] as const), province: faker.helpers.arrayElement([faker.helpers.arrayElement(['AB','BC','MB','NB','NL','NS','NT','NU','ON','PE','QC','SK','YT'] as const), null]), percent: faker.number.float({min: 0, max: 100, fractionDigits: 2}), effectiveFrom: faker.date.past().toISOString().slice(0, 10), effectiveUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), usedBy: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(['draft','published'] as const)})), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getDeleteTaxSettingResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetTaxSettingUsesResponseMock = (overrideResponse: Partial<Extract<Uses, object>> = {}): Uses => ({data: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({of: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(['service','person','order','recurringOrder','tag','organization','profile'] as const), name: faker.string.alpha({length: {min: 10, max: 20}}), id: faker.number.int({min: 1, max: 9007199254740991}), revisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), part: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement([faker.helpers.arrayElement(['draft','published','earlier'] as const), null]), keeps: faker.datatype.boolean(), count: faker.number.int({min: 1, max: 1001})})), isCapped: faker.datatype.boolean(), ...overrideResponse})

export const getGetServiceRevisionTryOutsResponseTryOutSummaryMock = (overrideResponse: Partial<TryOutSummary> = {}): TryOutSummary => ({...{beforeCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), afterCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), differenceCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), gainCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), priced: faker.number.int({min: 0}), dearer: faker.number.int({min: 0}), cheaper: faker.number.int({min: 0}), unpriceable: faker.number.int({min: 0}), newlyPriced: faker.number.int({min: 0}), unpriced: faker.number.int({min: 0})}, ...overrideResponse});

export const getGetServiceRevisionTryOutsResponseMock = (overrideResponse: Partial<Extract<TryOuts, object>> = {}): TryOuts => ({data: Array.from({ length: faker.number.int({min: 1, max: 1}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), serviceId: faker.number.int({min: 1, max: 9007199254740991}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), comparedRevisionId: faker.helpers.arrayElement([faker.number.int(), null]), status: faker.helpers.arrayElement(['running','finished','cancelled','failed'] as const), from: faker.number.int({min: 946684800, max: 4133980799}), until: faker.number.int({min: 946684800, max: 4133980799}), orders: faker.number.int({min: 0}), done: faker.number.int({min: 0}), startedAt: faker.number.int({min: 946684800, max: 4133980799}), startedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), endedAt: faker.helpers.arrayElement([faker.number.int(), null]), isOutdated: faker.datatype.boolean(), summary: faker.helpers.arrayElement([{...getGetServiceRevisionTryOutsResponseTryOutSummaryMock()},null,])})), ...overrideResponse})

export const getCreateServiceRevisionTryOutResponseTryOutSummaryMock = (overrideResponse: Partial<TryOutSummary> = {}): TryOutSummary => ({...{beforeCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), afterCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), differenceCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), gainCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), priced: faker.number.int({min: 0}), dearer: faker.number.int({min: 0}), cheaper: faker.number.int({min: 0}), unpriceable: faker.number.int({min: 0}), newlyPriced: faker.number.int({min: 0}), unpriced: faker.number.int({min: 0})}, ...overrideResponse});

export const getCreateServiceRevisionTryOutResponseMock = (overrideResponse: Partial<Extract<TryOut, object>> = {}): TryOut => ({id: faker.number.int({min: 1, max: 9007199254740991}), serviceId: faker.number.int({min: 1, max: 9007199254740991}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), comparedRevisionId: faker.helpers.arrayElement([faker.number.int(), null]), status: faker.helpers.arrayElement(['running','finished','cancelled','failed'] as const), from: faker.number.int({min: 946684800, max: 4133980799}), until: faker.number.int({min: 946684800, max: 4133980799}), orders: faker.number.int({min: 0}), done: faker.number.int({min: 0}), startedAt: faker.number.int({min: 946684800, max: 4133980799}), startedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), endedAt: faker.helpers.arrayElement([faker.number.int(), null]), isOutdated: faker.datatype.boolean(), summary: faker.helpers.arrayElement([{...getCreateServiceRevisionTryOutResponseTryOutSummaryMock()},null,]), ...overrideResponse})

export const getGetTryOutResponseTryOutSummaryMock = (overrideResponse: Partial<TryOutSummary> = {}): TryOutSummary => ({...{beforeCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), afterCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), differenceCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), gainCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), priced: faker.number.int({min: 0}), dearer: faker.number.int({min: 0}), cheaper: faker.number.int({min: 0}), unpriceable: faker.number.int({min: 0}), newlyPriced: faker.number.int({min: 0}), unpriced: faker.number.int({min: 0})}, ...overrideResponse});

export const getGetTryOutResponseMock = (overrideResponse: Partial<Extract<TryOut, object>> = {}): TryOut => ({id: faker.number.int({min: 1, max: 9007199254740991}), serviceId: faker.number.int({min: 1, max: 9007199254740991}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), comparedRevisionId: faker.helpers.arrayElement([faker.number.int(), null]), status: faker.helpers.arrayElement(['running','finished','cancelled','failed'] as const), from: faker.number.int({min: 946684800, max: 4133980799}), until: faker.number.int({min: 946684800, max: 4133980799}), orders: faker.number.int({min: 0}), done: faker.number.int({min: 0}), startedAt: faker.number.int({min: 946684800, max: 4133980799}), startedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), endedAt: faker.helpers.arrayElement([faker.number.int(), null]), isOutdated: faker.datatype.boolean(), summary: faker.helpers.arrayElement([{...getGetTryOutResponseTryOutSummaryMock()},null,]), ...overrideResponse})

export const getCancelTryOutResponseTryOutSummaryMock = (overrideResponse: Partial<TryOutSummary> = {}): TryOutSummary => ({...{beforeCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), afterCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), differenceCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), gainCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), priced: faker.number.int({min: 0}), dearer: faker.number.int({min: 0}), cheaper: faker.number.int({min: 0}), unpriceable: faker.number.int({min: 0}), newlyPriced: faker.number.int({min: 0}), unpriced: faker.number.int({min: 0})}, ...overrideResponse});

export const getCancelTryOutResponseMock = (overrideResponse: Partial<Extract<TryOut, object>> = {}): TryOut => ({id: faker.number.int({min: 1, max: 9007199254740991}), serviceId: faker.number.int({min: 1, max: 9007199254740991}), revisionId: faker.number.int({min: 1, max: 9007199254740991}), comparedRevisionId: faker.helpers.arrayElement([faker.number.int(), null]), status: faker.helpers.arrayElement(['running','finished','cancelled','failed'] as const), from: faker.number.int({min: 946684800, max: 4133980799}), until: faker.number.int({min: 946684800, max: 4133980799}), orders: faker.number.int({min: 0}), done: faker.number.int({min: 0}), startedAt: faker.number.int({min: 946684800, max: 4133980799}), startedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), endedAt: faker.helpers.arrayElement([faker.number.int(), null]), isOutdated: faker.datatype.boolean(), summary: faker.helpers.arrayElement([{...getCancelTryOutResponseTryOutSummaryMock()},null,]), ...overrideResponse})

export const getGetTryOutOrdersResponseMock = (overrideResponse: Partial<Extract<TryOutOrderPage, object>> = {}): TryOutOrderPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), customer: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, availableAt: faker.number.int({min: 946684800, max: 4133980799}), outcome: faker.helpers.arrayElement(Object.values(TryOutOutcome)), beforeCadCents: faker.helpers.arrayElement([faker.number.int(), null]), afterCadCents: faker.helpers.arrayElement([faker.number.int(), null]), differenceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), gainCadCents: faker.helpers.arrayElement([faker.number.int(), null]), reasons: Array.from({ length: faker.number.int({min: 1, max: 60}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetTryOutCustomersResponseMock = (overrideResponse: Partial<Extract<TryOutCustomerPage, object>> = {}): TryOutCustomerPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), orders: faker.number.int({min: 0}), unpriceable: faker.number.int({min: 0}), beforeCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), afterCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), differenceCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), gainCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetTenantVehiclesResponseMock = (overrideResponse: Partial<Extract<VehiclePage, object>> = {}): VehiclePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), licensePlate: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), driverUserId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), driverName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), maxVolumeM3: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreateVehicleResponseMock = (overrideResponse: Partial<Extract<Vehicle, object>> = {}): Vehicle => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), licensePlate: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), driverUserId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), driverName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), maxVolumeM3: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetVehiclesResponseMock = (overrideResponse: Partial<Extract<VehiclePage, object>> = {}): VehiclePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), licensePlate: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), driverUserId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), driverName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), maxVolumeM3: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetVehicleResponseMock = (overrideResponse: Partial<Extract<Vehicle, object>> = {}): Vehicle => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), licensePlate: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), driverUserId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), driverName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), maxVolumeM3: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getUpdateVehicleResponseMock = (overrideResponse: Partial<Extract<Vehicle, object>> = {}): Vehicle => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), licensePlate: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), driverUserId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), driverName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), maxVolumeM3: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getDeleteVehicleResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getArchiveVehiclesResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getRestoreVehiclesResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetVehicleUsesResponseMock = (overrideResponse: Partial<Extract<Uses, object>> = {}): Uses => ({data: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({of: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(['service','person','order','recurringOrder','tag','organization','profile'] as const), name: faker.string.alpha({length: {min: 10, max: 20}}), id: faker.number.int({min: 1, max: 9007199254740991}), revisionId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}),null,]), part: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement([faker.helpers.arrayElement(['draft','published','earlier'] as const), null]), keeps: faker.datatype.boolean(), count: faker.number.int({min: 1, max: 1001})})), isCapped: faker.datatype.boolean(), ...overrideResponse})


export const getGetTenantBaseParcelTypesMockHandler = (overrideResponse?: BaseParcelTypePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BaseParcelTypePage> | BaseParcelTypePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/base-parcel-types', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantBaseParcelTypesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateBaseParcelTypeMockHandler = (overrideResponse?: BaseParcelType | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BaseParcelType> | BaseParcelType), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/base-parcel-types', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBaseParcelTypeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBaseParcelTypeMockHandler = (overrideResponse?: BaseParcelType | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BaseParcelType> | BaseParcelType), options?: RequestHandlerOptions) => {
  return http.get('*/api/base-parcel-types/:baseParcelTypeId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBaseParcelTypeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateBaseParcelTypeMockHandler = (overrideResponse?: BaseParcelType | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BaseParcelType> | BaseParcelType), options?: RequestHandlerOptions) => {
  return http.patch('*/api/base-parcel-types/:baseParcelTypeId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBaseParcelTypeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteBaseParcelTypeMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/base-parcel-types/:baseParcelTypeId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteBaseParcelTypeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getArchiveBaseParcelTypesMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-parcel-types/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveBaseParcelTypesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRestoreBaseParcelTypesMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-parcel-types/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBaseParcelTypesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBaseParcelTypeUsesMockHandler = (overrideResponse?: Uses | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Uses> | Uses), options?: RequestHandlerOptions) => {
  return http.post('*/api/base-parcel-types/uses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBaseParcelTypeUsesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantBaseServiceSpeedsMockHandler = (overrideResponse?: BaseServiceSpeedPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BaseServiceSpeedPage> | BaseServiceSpeedPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/base-service-speeds', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantBaseServiceSpeedsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateBaseServiceSpeedMockHandler = (overrideResponse?: BaseServiceSpeed | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BaseServiceSpeed> | BaseServiceSpeed), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/base-service-speeds', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBaseServiceSpeedResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBaseServiceSpeedMockHandler = (overrideResponse?: BaseServiceSpeed | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BaseServiceSpeed> | BaseServiceSpeed), options?: RequestHandlerOptions) => {
  return http.get('*/api/base-service-speeds/:baseServiceSpeedId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBaseServiceSpeedResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateBaseServiceSpeedMockHandler = (overrideResponse?: BaseServiceSpeed | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BaseServiceSpeed> | BaseServiceSpeed), options?: RequestHandlerOptions) => {
  return http.patch('*/api/base-service-speeds/:baseServiceSpeedId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBaseServiceSpeedResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteBaseServiceSpeedMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/base-service-speeds/:baseServiceSpeedId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteBaseServiceSpeedResponseMock(),
      { status: 200
      })
  }, options)
}

export const getArchiveBaseServiceSpeedsMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-service-speeds/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveBaseServiceSpeedsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRestoreBaseServiceSpeedsMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-service-speeds/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBaseServiceSpeedsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBaseServiceSpeedUsesMockHandler = (overrideResponse?: Uses | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Uses> | Uses), options?: RequestHandlerOptions) => {
  return http.post('*/api/base-service-speeds/uses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBaseServiceSpeedUsesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantBaseTagsMockHandler = (overrideResponse?: BaseTagPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BaseTagPage> | BaseTagPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/base-tags', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantBaseTagsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateBaseTagMockHandler = (overrideResponse?: BaseTag | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BaseTag> | BaseTag), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/base-tags', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBaseTagResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBaseTagMockHandler = (overrideResponse?: BaseTag | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BaseTag> | BaseTag), options?: RequestHandlerOptions) => {
  return http.get('*/api/base-tags/:baseTagId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBaseTagResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateBaseTagMockHandler = (overrideResponse?: BaseTag | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BaseTag> | BaseTag), options?: RequestHandlerOptions) => {
  return http.patch('*/api/base-tags/:baseTagId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBaseTagResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteBaseTagMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/base-tags/:baseTagId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteBaseTagResponseMock(),
      { status: 200
      })
  }, options)
}

export const getArchiveBaseTagsMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-tags/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveBaseTagsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRestoreBaseTagsMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/base-tags/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBaseTagsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBaseTagUsesMockHandler = (overrideResponse?: Uses | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Uses> | Uses), options?: RequestHandlerOptions) => {
  return http.post('*/api/base-tags/uses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBaseTagUsesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetFuelPricesMockHandler = (overrideResponse?: FuelPrices | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FuelPrices> | FuelPrices), options?: RequestHandlerOptions) => {
  return http.get('*/api/fuel-prices', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFuelPricesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantFuelPricesMockHandler = (overrideResponse?: FuelPrices | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FuelPrices> | FuelPrices), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/fuel-prices', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantFuelPricesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetTenantFuelPricesMockHandler = (overrideResponse?: FuelPrices | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FuelPrices> | FuelPrices), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/fuel-prices', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetTenantFuelPricesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetFuelSurchargesMockHandler = (overrideResponse?: FuelSurcharges | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FuelSurcharges> | FuelSurcharges), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/fuel-surcharges', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFuelSurchargesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateFuelSurchargesMockHandler = (overrideResponse?: FuelSurcharges | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FuelSurcharges> | FuelSurcharges), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/fuel-surcharges', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateFuelSurchargesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetImageLibraryMockHandler = (overrideResponse?: LibraryImagePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LibraryImagePage> | LibraryImagePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/image-library', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImageLibraryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateLibraryImageMockHandler = (overrideResponse?: LibraryImage | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LibraryImage> | LibraryImage), options?: RequestHandlerOptions) => {
  return http.post('*/api/image-library', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateLibraryImageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetLibraryImageMockHandler = (overrideResponse?: LibraryImage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LibraryImage> | LibraryImage), options?: RequestHandlerOptions) => {
  return http.get('*/api/image-library/:libraryImageId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLibraryImageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getArchiveLibraryImagesMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/image-library/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveLibraryImagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRestoreLibraryImagesMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/image-library/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreLibraryImagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetLibraryImageUsesMockHandler = (overrideResponse?: Uses | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Uses> | Uses), options?: RequestHandlerOptions) => {
  return http.post('*/api/image-library/uses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLibraryImageUsesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetImageContentMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/images/:imageUid', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImageContentResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'image/*' }
      })
  }, options)
}

export const getGetTenantServicesMetaMockHandler = (overrideResponse?: ServicesMeta | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServicesMeta> | ServicesMeta), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/services-meta', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantServicesMetaResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateServiceMockHandler = (overrideResponse?: ServiceMeta | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ServiceMeta> | ServiceMeta), options?: RequestHandlerOptions) => {
  return http.patch('*/api/services/:serviceId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetServiceMockHandler = (overrideResponse?: ServiceSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceSummary> | ServiceSummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/services/:serviceId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetServiceRevisionsMockHandler = (overrideResponse?: ServiceRevisions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceRevisions> | ServiceRevisions), options?: RequestHandlerOptions) => {
  return http.get('*/api/services/:serviceId/revisions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateServiceRevisionMockHandler = (overrideResponse?: ServiceRevision | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServiceRevision> | ServiceRevision), options?: RequestHandlerOptions) => {
  return http.post('*/api/services/:serviceId/revisions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateServiceRevisionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetServiceRevisionMockHandler = (overrideResponse?: ServiceRevisionDetail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceRevisionDetail> | ServiceRevisionDetail), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateServiceRevisionMockHandler = (overrideResponse?: ServiceRevisionDetail | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ServiceRevisionDetail> | ServiceRevisionDetail), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDiscardServiceRevisionMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/service-revisions/:revisionId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDiscardServiceRevisionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetServiceRevisionChangesMockHandler = (overrideResponse?: RevisionChanges | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RevisionChanges> | RevisionChanges), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/changes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionChangesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPublishServiceMockHandler = (overrideResponse?: ServiceMeta | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServiceMeta> | ServiceMeta), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/publish', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishServiceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDisableServiceMockHandler = (overrideResponse?: ServiceMeta | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServiceMeta> | ServiceMeta), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/disable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDisableServiceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEnableServiceMockHandler = (overrideResponse?: ServiceMeta | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServiceMeta> | ServiceMeta), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/enable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEnableServiceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteServiceTemplateMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/services/:serviceId/template', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteServiceTemplateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPreviewServicePriceMockHandler = (overrideResponse?: PricePreview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PricePreview> | PricePreview), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/services/price-preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewServicePriceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantProtocolsMockHandler = (overrideResponse?: ProtocolMetaPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProtocolMetaPage> | ProtocolMetaPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/protocols', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantProtocolsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateProtocolMockHandler = (overrideResponse?: Protocol | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Protocol> | Protocol), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/protocols', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProtocolResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetProtocolMockHandler = (overrideResponse?: Protocol | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Protocol> | Protocol), options?: RequestHandlerOptions) => {
  return http.get('*/api/protocols/:protocolId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProtocolResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateProtocolMockHandler = (overrideResponse?: Protocol | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Protocol> | Protocol), options?: RequestHandlerOptions) => {
  return http.patch('*/api/protocols/:protocolId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProtocolResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDisableProtocolMockHandler = (overrideResponse?: Protocol | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Protocol> | Protocol), options?: RequestHandlerOptions) => {
  return http.put('*/api/protocols/:protocolId/disable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDisableProtocolResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEnableProtocolMockHandler = (overrideResponse?: Protocol | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Protocol> | Protocol), options?: RequestHandlerOptions) => {
  return http.put('*/api/protocols/:protocolId/enable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEnableProtocolResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateProtocolActionMockHandler = (overrideResponse?: Protocol | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Protocol> | Protocol), options?: RequestHandlerOptions) => {
  return http.post('*/api/protocols/:protocolId/actions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProtocolActionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateProtocolActionMockHandler = (overrideResponse?: Protocol | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Protocol> | Protocol), options?: RequestHandlerOptions) => {
  return http.patch('*/api/protocol-actions/:actionId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProtocolActionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteProtocolActionMockHandler = (overrideResponse?: Protocol | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Protocol> | Protocol), options?: RequestHandlerOptions) => {
  return http.delete('*/api/protocol-actions/:actionId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteProtocolActionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetProtocolUsesMockHandler = (overrideResponse?: Uses | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Uses> | Uses), options?: RequestHandlerOptions) => {
  return http.post('*/api/protocols/uses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProtocolUsesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetServiceRevisionVariablesMockHandler = (overrideResponse?: RevisionVariables | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RevisionVariables> | RevisionVariables), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/variables', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionVariablesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateServiceRevisionVariablesMockHandler = (overrideResponse?: RevisionVariables | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RevisionVariables> | RevisionVariables), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/variables', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionVariablesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetServiceRevisionDistanceRangeModifiersMockHandler = (overrideResponse?: DistanceRangeModifiers | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DistanceRangeModifiers> | DistanceRangeModifiers), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/distance-range-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionDistanceRangeModifiersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateServiceRevisionDistanceRangeModifiersMockHandler = (overrideResponse?: DistanceRangeModifiers | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<DistanceRangeModifiers> | DistanceRangeModifiers), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/distance-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionDistanceRangeModifiersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetServiceRevisionWeightRangeModifiersMockHandler = (overrideResponse?: WeightRangeModifiers | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WeightRangeModifiers> | WeightRangeModifiers), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/weight-range-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionWeightRangeModifiersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateServiceRevisionWeightRangeModifiersMockHandler = (overrideResponse?: WeightRangeModifiers | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<WeightRangeModifiers> | WeightRangeModifiers), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/weight-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionWeightRangeModifiersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetServiceRevisionVolumeRangeModifiersMockHandler = (overrideResponse?: VolumeRangeModifiers | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VolumeRangeModifiers> | VolumeRangeModifiers), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/volume-range-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionVolumeRangeModifiersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateServiceRevisionVolumeRangeModifiersMockHandler = (overrideResponse?: VolumeRangeModifiers | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<VolumeRangeModifiers> | VolumeRangeModifiers), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/volume-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionVolumeRangeModifiersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetServiceRevisionTimeOfDayModifiersMockHandler = (overrideResponse?: TimeOfDayModifiers | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TimeOfDayModifiers> | TimeOfDayModifiers), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/time-of-day-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionTimeOfDayModifiersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateServiceRevisionTimeOfDayModifiersMockHandler = (overrideResponse?: TimeOfDayModifiers | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TimeOfDayModifiers> | TimeOfDayModifiers), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/time-of-day-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTimeOfDayModifiersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetServiceRevisionTimeRangeModifiersMockHandler = (overrideResponse?: TimeRangeModifiers | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TimeRangeModifiers> | TimeRangeModifiers), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/time-range-modifiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionTimeRangeModifiersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateServiceRevisionTimeRangeModifiersMockHandler = (overrideResponse?: TimeRangeModifiers | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TimeRangeModifiers> | TimeRangeModifiers), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/time-range-modifiers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTimeRangeModifiersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetServiceRevisionFuelSurchargeMockHandler = (overrideResponse?: RevisionFuelSurcharge | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RevisionFuelSurcharge> | RevisionFuelSurcharge), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/fuel-surcharge', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionFuelSurchargeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateServiceRevisionFuelSurchargeMockHandler = (overrideResponse?: RevisionFuelSurcharge | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RevisionFuelSurcharge> | RevisionFuelSurcharge), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/fuel-surcharge', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionFuelSurchargeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetServiceRevisionServiceMapMockHandler = (overrideResponse?: RevisionServiceMap | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RevisionServiceMap> | RevisionServiceMap), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/service-map', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionServiceMapResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateServiceRevisionServiceMapMockHandler = (overrideResponse?: RevisionServiceMap | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RevisionServiceMap> | RevisionServiceMap), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/service-map', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionServiceMapResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetServiceRevisionTaxSettingsMockHandler = (overrideResponse?: RevisionTaxSettings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RevisionTaxSettings> | RevisionTaxSettings), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/tax-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionTaxSettingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateServiceRevisionTaxSettingsMockHandler = (overrideResponse?: RevisionTaxSettings | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RevisionTaxSettings> | RevisionTaxSettings), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/tax-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTaxSettingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetServiceRevisionProtocolsMockHandler = (overrideResponse?: RevisionProtocols | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RevisionProtocols> | RevisionProtocols), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/protocols', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionProtocolsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateServiceRevisionProtocolsMockHandler = (overrideResponse?: RevisionProtocols | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RevisionProtocols> | RevisionProtocols), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/protocols', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionProtocolsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetServiceRevisionGeostampsMockHandler = (overrideResponse?: RevisionGeostamps | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RevisionGeostamps> | RevisionGeostamps), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/geostamps', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionGeostampsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateServiceRevisionGeostampsMockHandler = (overrideResponse?: RevisionGeostamps | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RevisionGeostamps> | RevisionGeostamps), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/geostamps', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionGeostampsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetServiceCustomersMockHandler = (overrideResponse?: ServiceCustomers | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceCustomers> | ServiceCustomers), options?: RequestHandlerOptions) => {
  return http.get('*/api/services/:serviceId/customers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceCustomersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAssignServiceCustomersMockHandler = (overrideResponse?: ServiceCustomers | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServiceCustomers> | ServiceCustomers), options?: RequestHandlerOptions) => {
  return http.put('*/api/services/:serviceId/customers/bulk-assign', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAssignServiceCustomersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEnableCustomerServiceMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/customers/:customerId/services/:serviceId/enable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEnableCustomerServiceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDisableCustomerServiceMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/customers/:customerId/services/:serviceId/disable', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDisableCustomerServiceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantServiceMapsMetaMockHandler = (overrideResponse?: ServiceMapMetaPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceMapMetaPage> | ServiceMapMetaPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/service-maps-meta', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantServiceMapsMetaResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateServiceMapMockHandler = (overrideResponse?: ServiceMap | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServiceMap> | ServiceMap), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/service-maps', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateServiceMapResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetServiceMapMockHandler = (overrideResponse?: ServiceMap | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceMap> | ServiceMap), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-maps/:serviceMapId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceMapResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateServiceMapMockHandler = (overrideResponse?: ServiceMap | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ServiceMap> | ServiceMap), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-maps/:serviceMapId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceMapResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPublishServiceMapMockHandler = (overrideResponse?: ServiceMap | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServiceMap> | ServiceMap), options?: RequestHandlerOptions) => {
  return http.put('*/api/service-maps/:serviceMapId/publish', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishServiceMapResponseMock(),
      { status: 200
      })
  }, options)
}

export const getArchiveServiceMapsMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/service-maps/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveServiceMapsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRestoreServiceMapsMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/service-maps/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreServiceMapsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetServiceMapUsesMockHandler = (overrideResponse?: Uses | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Uses> | Uses), options?: RequestHandlerOptions) => {
  return http.post('*/api/service-maps/uses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceMapUsesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantServicesMockHandler = (overrideResponse?: ServicePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServicePage> | ServicePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/services', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantServicesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateServiceMockHandler = (overrideResponse?: ServiceMeta | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServiceMeta> | ServiceMeta), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/services', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateServiceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetServiceRevisionParcelTypesMockHandler = (overrideResponse?: ParcelTypes | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ParcelTypes> | ParcelTypes), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/parcel-types', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionParcelTypesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateServiceRevisionParcelTypesMockHandler = (overrideResponse?: ParcelTypes | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ParcelTypes> | ParcelTypes), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/parcel-types', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionParcelTypesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetServiceRevisionServiceSpeedsMockHandler = (overrideResponse?: ServiceSpeeds | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceSpeeds> | ServiceSpeeds), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/service-speeds', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionServiceSpeedsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateServiceRevisionServiceSpeedsMockHandler = (overrideResponse?: ServiceSpeeds | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ServiceSpeeds> | ServiceSpeeds), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/service-speeds', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionServiceSpeedsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetServiceRevisionTagsMockHandler = (overrideResponse?: Tags | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Tags> | Tags), options?: RequestHandlerOptions) => {
  return http.get('*/api/service-revisions/:revisionId/tags', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionTagsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateServiceRevisionTagsMockHandler = (overrideResponse?: Tags | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Tags> | Tags), options?: RequestHandlerOptions) => {
  return http.patch('*/api/service-revisions/:revisionId/tags', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateServiceRevisionTagsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBulkAddServiceRevisionParcelTypesMockHandler = (overrideResponse?: ParcelTypes | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ParcelTypes> | ParcelTypes), options?: RequestHandlerOptions) => {
  return http.post('*/api/service-revisions/:revisionId/parcel-types/bulk-add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBulkAddServiceRevisionParcelTypesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBulkAddServiceRevisionServiceSpeedsMockHandler = (overrideResponse?: ServiceSpeeds | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServiceSpeeds> | ServiceSpeeds), options?: RequestHandlerOptions) => {
  return http.post('*/api/service-revisions/:revisionId/service-speeds/bulk-add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBulkAddServiceRevisionServiceSpeedsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBulkAddServiceRevisionTagsMockHandler = (overrideResponse?: Tags | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Tags> | Tags), options?: RequestHandlerOptions) => {
  return http.post('*/api/service-revisions/:revisionId/tags/bulk-add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBulkAddServiceRevisionTagsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantTaxSettingsMockHandler = (overrideResponse?: TaxSettingPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TaxSettingPage> | TaxSettingPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/tax-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantTaxSettingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateTaxSettingMockHandler = (overrideResponse?: TaxSetting | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TaxSetting> | TaxSetting), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/tax-settings', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTaxSettingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTaxSettingMockHandler = (overrideResponse?: TaxSetting | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TaxSetting> | TaxSetting), options?: RequestHandlerOptions) => {
  return http.get('*/api/tax-settings/:taxSettingId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTaxSettingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateTaxSettingMockHandler = (overrideResponse?: TaxSetting | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TaxSetting> | TaxSetting), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tax-settings/:taxSettingId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTaxSettingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteTaxSettingMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/tax-settings/:taxSettingId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteTaxSettingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTaxSettingUsesMockHandler = (overrideResponse?: Uses | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Uses> | Uses), options?: RequestHandlerOptions) => {
  return http.post('*/api/tax-settings/uses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTaxSettingUsesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetServiceRevisionTryOutsMockHandler = (overrideResponse?: TryOuts | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TryOuts> | TryOuts), options?: RequestHandlerOptions) => {
  return http.get('*/api/services/:serviceId/revisions/:revisionId/try-outs', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServiceRevisionTryOutsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateServiceRevisionTryOutMockHandler = (overrideResponse?: TryOut | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TryOut> | TryOut), options?: RequestHandlerOptions) => {
  return http.post('*/api/services/:serviceId/revisions/:revisionId/try-outs', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateServiceRevisionTryOutResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTryOutMockHandler = (overrideResponse?: TryOut | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TryOut> | TryOut), options?: RequestHandlerOptions) => {
  return http.get('*/api/try-outs/:tryOutId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTryOutResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelTryOutMockHandler = (overrideResponse?: TryOut | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<TryOut> | TryOut), options?: RequestHandlerOptions) => {
  return http.delete('*/api/try-outs/:tryOutId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelTryOutResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTryOutOrdersMockHandler = (overrideResponse?: TryOutOrderPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TryOutOrderPage> | TryOutOrderPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/try-outs/:tryOutId/orders', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTryOutOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTryOutCustomersMockHandler = (overrideResponse?: TryOutCustomerPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TryOutCustomerPage> | TryOutCustomerPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/try-outs/:tryOutId/customers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTryOutCustomersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTenantVehiclesMockHandler = (overrideResponse?: VehiclePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VehiclePage> | VehiclePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/vehicles', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantVehiclesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateVehicleMockHandler = (overrideResponse?: Vehicle | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Vehicle> | Vehicle), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/vehicles', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateVehicleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetVehiclesMockHandler = (overrideResponse?: VehiclePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VehiclePage> | VehiclePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/vehicles', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVehiclesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetVehicleMockHandler = (overrideResponse?: Vehicle | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Vehicle> | Vehicle), options?: RequestHandlerOptions) => {
  return http.get('*/api/vehicles/:vehicleId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVehicleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateVehicleMockHandler = (overrideResponse?: Vehicle | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Vehicle> | Vehicle), options?: RequestHandlerOptions) => {
  return http.patch('*/api/vehicles/:vehicleId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateVehicleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteVehicleMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/vehicles/:vehicleId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteVehicleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getArchiveVehiclesMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/vehicles/archive', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveVehiclesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRestoreVehiclesMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/vehicles/restore', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreVehiclesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetVehicleUsesMockHandler = (overrideResponse?: Uses | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Uses> | Uses), options?: RequestHandlerOptions) => {
  return http.post('*/api/vehicles/uses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVehicleUsesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getServicesMock = () => [
  getGetTenantBaseParcelTypesMockHandler(),
  getCreateBaseParcelTypeMockHandler(),
  getGetBaseParcelTypeMockHandler(),
  getUpdateBaseParcelTypeMockHandler(),
  getDeleteBaseParcelTypeMockHandler(),
  getArchiveBaseParcelTypesMockHandler(),
  getRestoreBaseParcelTypesMockHandler(),
  getGetBaseParcelTypeUsesMockHandler(),
  getGetTenantBaseServiceSpeedsMockHandler(),
  getCreateBaseServiceSpeedMockHandler(),
  getGetBaseServiceSpeedMockHandler(),
  getUpdateBaseServiceSpeedMockHandler(),
  getDeleteBaseServiceSpeedMockHandler(),
  getArchiveBaseServiceSpeedsMockHandler(),
  getRestoreBaseServiceSpeedsMockHandler(),
  getGetBaseServiceSpeedUsesMockHandler(),
  getGetTenantBaseTagsMockHandler(),
  getCreateBaseTagMockHandler(),
  getGetBaseTagMockHandler(),
  getUpdateBaseTagMockHandler(),
  getDeleteBaseTagMockHandler(),
  getArchiveBaseTagsMockHandler(),
  getRestoreBaseTagsMockHandler(),
  getGetBaseTagUsesMockHandler(),
  getGetFuelPricesMockHandler(),
  getGetTenantFuelPricesMockHandler(),
  getSetTenantFuelPricesMockHandler(),
  getGetFuelSurchargesMockHandler(),
  getUpdateFuelSurchargesMockHandler(),
  getGetImageLibraryMockHandler(),
  getCreateLibraryImageMockHandler(),
  getGetLibraryImageMockHandler(),
  getArchiveLibraryImagesMockHandler(),
  getRestoreLibraryImagesMockHandler(),
  getGetLibraryImageUsesMockHandler(),
  getGetImageContentMockHandler(),
  getGetTenantServicesMetaMockHandler(),
  getUpdateServiceMockHandler(),
  getGetServiceMockHandler(),
  getGetServiceRevisionsMockHandler(),
  getCreateServiceRevisionMockHandler(),
  getGetServiceRevisionMockHandler(),
  getUpdateServiceRevisionMockHandler(),
  getDiscardServiceRevisionMockHandler(),
  getGetServiceRevisionChangesMockHandler(),
  getPublishServiceMockHandler(),
  getDisableServiceMockHandler(),
  getEnableServiceMockHandler(),
  getDeleteServiceTemplateMockHandler(),
  getPreviewServicePriceMockHandler(),
  getGetTenantProtocolsMockHandler(),
  getCreateProtocolMockHandler(),
  getGetProtocolMockHandler(),
  getUpdateProtocolMockHandler(),
  getDisableProtocolMockHandler(),
  getEnableProtocolMockHandler(),
  getCreateProtocolActionMockHandler(),
  getUpdateProtocolActionMockHandler(),
  getDeleteProtocolActionMockHandler(),
  getGetProtocolUsesMockHandler(),
  getGetServiceRevisionVariablesMockHandler(),
  getUpdateServiceRevisionVariablesMockHandler(),
  getGetServiceRevisionDistanceRangeModifiersMockHandler(),
  getUpdateServiceRevisionDistanceRangeModifiersMockHandler(),
  getGetServiceRevisionWeightRangeModifiersMockHandler(),
  getUpdateServiceRevisionWeightRangeModifiersMockHandler(),
  getGetServiceRevisionVolumeRangeModifiersMockHandler(),
  getUpdateServiceRevisionVolumeRangeModifiersMockHandler(),
  getGetServiceRevisionTimeOfDayModifiersMockHandler(),
  getUpdateServiceRevisionTimeOfDayModifiersMockHandler(),
  getGetServiceRevisionTimeRangeModifiersMockHandler(),
  getUpdateServiceRevisionTimeRangeModifiersMockHandler(),
  getGetServiceRevisionFuelSurchargeMockHandler(),
  getUpdateServiceRevisionFuelSurchargeMockHandler(),
  getGetServiceRevisionServiceMapMockHandler(),
  getUpdateServiceRevisionServiceMapMockHandler(),
  getGetServiceRevisionTaxSettingsMockHandler(),
  getUpdateServiceRevisionTaxSettingsMockHandler(),
  getGetServiceRevisionProtocolsMockHandler(),
  getUpdateServiceRevisionProtocolsMockHandler(),
  getGetServiceRevisionGeostampsMockHandler(),
  getUpdateServiceRevisionGeostampsMockHandler(),
  getGetServiceCustomersMockHandler(),
  getAssignServiceCustomersMockHandler(),
  getEnableCustomerServiceMockHandler(),
  getDisableCustomerServiceMockHandler(),
  getGetTenantServiceMapsMetaMockHandler(),
  getCreateServiceMapMockHandler(),
  getGetServiceMapMockHandler(),
  getUpdateServiceMapMockHandler(),
  getPublishServiceMapMockHandler(),
  getArchiveServiceMapsMockHandler(),
  getRestoreServiceMapsMockHandler(),
  getGetServiceMapUsesMockHandler(),
  getGetTenantServicesMockHandler(),
  getCreateServiceMockHandler(),
  getGetServiceRevisionParcelTypesMockHandler(),
  getUpdateServiceRevisionParcelTypesMockHandler(),
  getGetServiceRevisionServiceSpeedsMockHandler(),
  getUpdateServiceRevisionServiceSpeedsMockHandler(),
  getGetServiceRevisionTagsMockHandler(),
  getUpdateServiceRevisionTagsMockHandler(),
  getBulkAddServiceRevisionParcelTypesMockHandler(),
  getBulkAddServiceRevisionServiceSpeedsMockHandler(),
  getBulkAddServiceRevisionTagsMockHandler(),
  getGetTenantTaxSettingsMockHandler(),
  getCreateTaxSettingMockHandler(),
  getGetTaxSettingMockHandler(),
  getUpdateTaxSettingMockHandler(),
  getDeleteTaxSettingMockHandler(),
  getGetTaxSettingUsesMockHandler(),
  getGetServiceRevisionTryOutsMockHandler(),
  getCreateServiceRevisionTryOutMockHandler(),
  getGetTryOutMockHandler(),
  getCancelTryOutMockHandler(),
  getGetTryOutOrdersMockHandler(),
  getGetTryOutCustomersMockHandler(),
  getGetTenantVehiclesMockHandler(),
  getCreateVehicleMockHandler(),
  getGetVehiclesMockHandler(),
  getGetVehicleMockHandler(),
  getUpdateVehicleMockHandler(),
  getDeleteVehicleMockHandler(),
  getArchiveVehiclesMockHandler(),
  getRestoreVehiclesMockHandler(),
  getGetVehicleUsesMockHandler()
]
