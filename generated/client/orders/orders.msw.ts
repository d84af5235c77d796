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
  BillStatus,
  BrokerageExceptionCode,
  DeliveryOrderUpdateType,
  OrderStatus,
  ProtocolActionType,
  StopType
} from '../../model';
import type {
  BadRequestResponse,
  Brokerage,
  BrokerageOffer,
  BrokerageReceivers,
  BulkOrderResults,
  Cancellation,
  DeliveryOrderCreated,
  DeliveryOrderData,
  DeliveryOrderDriverView,
  DeliveryOrderExceptionPage,
  DeliveryOrderField,
  DeliveryOrderFieldPage,
  DeliveryOrderInfoView,
  DeliveryOrderMedia,
  DeliveryOrderMediaList,
  DeliveryOrderNext,
  DeliveryOrderOverrideView,
  DeliveryOrderPage,
  DeliveryOrderPageView,
  DeliveryOrderPreview,
  DeliveryOrderSummary,
  DeliveryOrderUpdate,
  DeliveryOrderUpdates,
  DoneResponse,
  DriverPay,
  ForbiddenResponse,
  FormErrorResponse,
  Geostamp,
  InvoicedStatusOverridden,
  NotFoundResponse,
  NotModifiedResponse,
  OrderGeostamps,
  OrderMoved,
  OverridePricingPreview,
  Person,
  PreviewedPricing,
  PriceExplanation,
  PriceSetting,
  PricingItems,
  PricingOverridden,
  ProtocolData,
  TenantRef,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UndoableMove,
  Upload,
  UploadLimits
} from '../../model';


export const getGetDeliveryOrderBrokerageReceiversResponseMock = (overrideResponse: Partial<Extract<BrokerageReceivers, object>> = {}): BrokerageReceivers => ({receivers: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})


export const getGetDeliveryOrderBrokerageReceiversResponseMock200 = (overrideResponse: Partial<Extract<BrokerageReceivers, object>> = {}): BrokerageReceivers => ({receivers: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})


export const getGetDeliveryOrderBrokerageReceiversResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderBrokerageReceiversResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderBrokerageReceiversResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderBrokerageReceiversResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getAnswerDeliveryOrderBrokerageResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getAnswerDeliveryOrderBrokerageResponseBrokerageMock = (overrideResponse: Partial<Brokerage> = {}): Brokerage => ({...{sellOrderId: faker.number.int({min: 1, max: 9007199254740991}), buyOrderId: faker.number.int({min: 1, max: 9007199254740991}), receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, sellPreTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), buyPreTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), marginCadCents: faker.helpers.arrayElement([faker.number.int(), null])}, ...overrideResponse});

export const getAnswerDeliveryOrderBrokerageResponseCancellationMock = (overrideResponse: Partial<Cancellation> = {}): Cancellation => ({...{cancelledAt: faker.number.int({min: 0, max: 253402300799}), actorName: faker.string.alpha({length: {min: 10, max: 20}}), actorTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), reason: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getAnswerDeliveryOrderBrokerageResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderPageView, object>> = {}): DeliveryOrderPageView => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), status: faker.helpers.arrayElement(Object.values(OrderStatus)), billStatus: faker.helpers.arrayElement(Object.values(BillStatus)), poNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderFields: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}),faker.number.float({min: -1000000000000, max: 1000000000000, fractionDigits: 2}),faker.datatype.boolean(),])})), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), totalWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), totalVolumeM3: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), totalParcels: faker.number.int({min: 0}), distanceM: faker.number.int({min: 0}), timeS: faker.number.int({min: 0}), distanceEstimated: faker.datatype.boolean(), serviceName: faker.string.alpha({length: {min: 10, max: 20}}), vehicleName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), serviceSpeedName: faker.string.alpha({length: {min: 10, max: 20}}), serviceSpeedTextColor: faker.string.alpha({length: {min: 10, max: 20}}), availableAt: faker.number.int({min: 0, max: 253402300799}), dueAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), createdByRecurringOrderId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), senderUser: {firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), admin: faker.datatype.boolean()}, scheduledByTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, senderTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, driver: faker.helpers.arrayElement([{...getAnswerDeliveryOrderBrokerageResponsePersonMock()},null,]), tags: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 120}}), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), pickupLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2}), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, dropoffLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2}), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, parcelDetails: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), quantity: faker.number.int({min: 1}), lengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), widthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), heightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), pricing: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, pricingVersion: faker.number.int({min: 1, max: 2147483647}), geostampsEnabled: faker.datatype.boolean(), brokerage: faker.helpers.arrayElement([{...getAnswerDeliveryOrderBrokerageResponseBrokerageMock()},null,]), times: {assignedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), pickedUpAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), droppedOffAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), completedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), cancelledAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null])}, cancellation: faker.helpers.arrayElement([{...getAnswerDeliveryOrderBrokerageResponseCancellationMock()},null,]), exceptions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), brokerageExceptions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({exception: faker.helpers.arrayElement(Object.values(BrokerageExceptionCode)), version: faker.number.int({min: 1, max: 2147483647}), otherTenantName: faker.string.alpha({length: {min: 10, max: 20}}), pricingFrom: faker.helpers.arrayElement([faker.number.int(), null]), pricingTo: faker.helpers.arrayElement([faker.number.int(), null]), changes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({field: faker.helpers.arrayElement(['poNumber','orderNotes','serviceSpeed','distanceM','timeS','availableAt','parcelQuantity','parcelWeightKg','parcelLengthM','parcelWidthM','parcelHeightM','billStatus','manualPrice','waitTime','adjustment','driverPayRate','driverPayAdjustment','pickedUpAt','droppedOffAt','orderField'] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 250}}), undefined]), from: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),null,]), to: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),null,])})), undefined]), comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined])})), ...overrideResponse})


export const getAnswerDeliveryOrderBrokerageResponseMock200 = (overrideResponse: Partial<Extract<DeliveryOrderPageView, object>> = {}): DeliveryOrderPageView => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), status: faker.helpers.arrayElement(Object.values(OrderStatus)), billStatus: faker.helpers.arrayElement(Object.values(BillStatus)), poNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderFields: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}),faker.number.float({min: -1000000000000, max: 1000000000000, fractionDigits: 2}),faker.datatype.boolean(),])})), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), totalWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), totalVolumeM3: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), totalParcels: faker.number.int({min: 0}), distanceM: faker.number.int({min: 0}), timeS: faker.number.int({min: 0}), distanceEstimated: faker.datatype.boolean(), serviceName: faker.string.alpha({length: {min: 10, max: 20}}), vehicleName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), serviceSpeedName: faker.string.alpha({length: {min: 10, max: 20}}), serviceSpeedTextColor: faker.string.alpha({length: {min: 10, max: 20}}), availableAt: faker.number.int({min: 0, max: 253402300799}), dueAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), createdByRecurringOrderId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), senderUser: {firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), admin: faker.datatype.boolean()}, scheduledByTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, senderTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, driver: faker.helpers.arrayElement([{...getAnswerDeliveryOrderBrokerageResponsePersonMock()},null,]), tags: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 120}}), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), pickupLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2}), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, dropoffLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2}), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, parcelDetails: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), quantity: faker.number.int({min: 1}), lengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), widthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), heightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), pricing: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, pricingVersion: faker.number.int({min: 1, max: 2147483647}), geostampsEnabled: faker.datatype.boolean(), brokerage: faker.helpers.arrayElement([{...getAnswerDeliveryOrderBrokerageResponseBrokerageMock()},null,]), times: {assignedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), pickedUpAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), droppedOffAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), completedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), cancelledAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null])}, cancellation: faker.helpers.arrayElement([{...getAnswerDeliveryOrderBrokerageResponseCancellationMock()},null,]), exceptions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), brokerageExceptions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({exception: faker.helpers.arrayElement(Object.values(BrokerageExceptionCode)), version: faker.number.int({min: 1, max: 2147483647}), otherTenantName: faker.string.alpha({length: {min: 10, max: 20}}), pricingFrom: faker.helpers.arrayElement([faker.number.int(), null]), pricingTo: faker.helpers.arrayElement([faker.number.int(), null]), changes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({field: faker.helpers.arrayElement(['poNumber','orderNotes','serviceSpeed','distanceM','timeS','availableAt','parcelQuantity','parcelWeightKg','parcelLengthM','parcelWidthM','parcelHeightM','billStatus','manualPrice','waitTime','adjustment','driverPayRate','driverPayAdjustment','pickedUpAt','droppedOffAt','orderField'] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 250}}), undefined]), from: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),null,]), to: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),null,])})), undefined]), comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined])})), ...overrideResponse})


export const getAnswerDeliveryOrderBrokerageResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getAnswerDeliveryOrderBrokerageResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getAnswerDeliveryOrderBrokerageResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getAnswerDeliveryOrderBrokerageResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getAnswerDeliveryOrderBrokerageResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getAnswerDeliveryOrderBrokerageResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetDeliveryOrderBrokerageOfferResponseMock = (overrideResponse: Partial<Extract<BrokerageOffer, object>> = {}): BrokerageOffer => ({orderId: faker.number.int({min: 1, max: 9007199254740991}), receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, sellPreTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), sellPriceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), options: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), serviceName: faker.string.alpha({length: {min: 10, max: 20}}), vehicleName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), serviceSpeedId: faker.number.int({min: 1, max: 9007199254740991}), serviceSpeedName: faker.string.alpha({length: {min: 10, max: 20}}), dueAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), buyPreTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), buyPriceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), marginCadCents: faker.helpers.arrayElement([faker.number.int(), null]), problems: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))})), refusal: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})


export const getGetDeliveryOrderBrokerageOfferResponseMock200 = (overrideResponse: Partial<Extract<BrokerageOffer, object>> = {}): BrokerageOffer => ({orderId: faker.number.int({min: 1, max: 9007199254740991}), receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, sellPreTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), sellPriceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), options: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), serviceName: faker.string.alpha({length: {min: 10, max: 20}}), vehicleName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), serviceSpeedId: faker.number.int({min: 1, max: 9007199254740991}), serviceSpeedName: faker.string.alpha({length: {min: 10, max: 20}}), dueAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), buyPreTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), buyPriceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), marginCadCents: faker.helpers.arrayElement([faker.number.int(), null]), problems: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))})), refusal: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})


export const getGetDeliveryOrderBrokerageOfferResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderBrokerageOfferResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderBrokerageOfferResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderBrokerageOfferResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getConfirmDeliveryOrderBrokerageResponseMock = (overrideResponse: Partial<Extract<Brokerage, object>> = {}): Brokerage => ({sellOrderId: faker.number.int({min: 1, max: 9007199254740991}), buyOrderId: faker.number.int({min: 1, max: 9007199254740991}), receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, sellPreTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), buyPreTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), marginCadCents: faker.helpers.arrayElement([faker.number.int(), null]), ...overrideResponse})


export const getConfirmDeliveryOrderBrokerageResponseMock200 = (overrideResponse: Partial<Extract<Brokerage, object>> = {}): Brokerage => ({sellOrderId: faker.number.int({min: 1, max: 9007199254740991}), buyOrderId: faker.number.int({min: 1, max: 9007199254740991}), receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, sellPreTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), buyPreTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), marginCadCents: faker.helpers.arrayElement([faker.number.int(), null]), ...overrideResponse})


export const getConfirmDeliveryOrderBrokerageResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getConfirmDeliveryOrderBrokerageResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getConfirmDeliveryOrderBrokerageResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getConfirmDeliveryOrderBrokerageResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getConfirmDeliveryOrderBrokerageResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getConfirmDeliveryOrderBrokerageResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetDeliveryOrderOverrideViewResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderOverrideView, object>> = {}): DeliveryOrderOverrideView => ({id: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), editedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), editedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), poNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderFields: Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ({field: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), options: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), required: faker.datatype.boolean(), help: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pinned: faker.datatype.boolean()}, value: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}),faker.number.float({min: -1000000000000, max: 1000000000000, fractionDigits: 2}),faker.datatype.boolean(),]),null,])})), availableAt: faker.number.int({min: 0, max: 253402300799}), selectedServiceSpeed: {id: faker.number.int({min: 1, max: 9007199254740991})}, serviceSpeeds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), distanceM: faker.number.float({min: 0, fractionDigits: 2}), timeS: faker.number.float({min: 0, fractionDigits: 2}), selectedParcelDetails: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), lengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), widthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), heightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), quantity: faker.number.int({min: 1}), typed: faker.helpers.arrayElement([{weight: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), length: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), width: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), height: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined])}, undefined]), totalWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), parcelTypes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), ...overrideResponse})


export const getGetDeliveryOrderOverrideViewResponseMock200 = (overrideResponse: Partial<Extract<DeliveryOrderOverrideView, object>> = {}): DeliveryOrderOverrideView => ({id: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), editedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), editedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), poNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderFields: Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ({field: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), options: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), required: faker.datatype.boolean(), help: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pinned: faker.datatype.boolean()}, value: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}),faker.number.float({min: -1000000000000, max: 1000000000000, fractionDigits: 2}),faker.datatype.boolean(),]),null,])})), availableAt: faker.number.int({min: 0, max: 253402300799}), selectedServiceSpeed: {id: faker.number.int({min: 1, max: 9007199254740991})}, serviceSpeeds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), distanceM: faker.number.float({min: 0, fractionDigits: 2}), timeS: faker.number.float({min: 0, fractionDigits: 2}), selectedParcelDetails: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), lengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), widthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), heightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), quantity: faker.number.int({min: 1}), typed: faker.helpers.arrayElement([{weight: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), length: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), width: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), height: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined])}, undefined]), totalWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), parcelTypes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), ...overrideResponse})


export const getGetDeliveryOrderOverrideViewResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderOverrideViewResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderOverrideViewResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderOverrideViewResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderOverrideViewResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})

export const getUpdateDeliveryOrderOverridesResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderOverrideView, object>> = {}): DeliveryOrderOverrideView => ({id: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), editedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), editedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), poNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderFields: Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ({field: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), options: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), required: faker.datatype.boolean(), help: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pinned: faker.datatype.boolean()}, value: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}),faker.number.float({min: -1000000000000, max: 1000000000000, fractionDigits: 2}),faker.datatype.boolean(),]),null,])})), availableAt: faker.number.int({min: 0, max: 253402300799}), selectedServiceSpeed: {id: faker.number.int({min: 1, max: 9007199254740991})}, serviceSpeeds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), distanceM: faker.number.float({min: 0, fractionDigits: 2}), timeS: faker.number.float({min: 0, fractionDigits: 2}), selectedParcelDetails: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), lengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), widthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), heightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), quantity: faker.number.int({min: 1}), typed: faker.helpers.arrayElement([{weight: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), length: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), width: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), height: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined])}, undefined]), totalWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), parcelTypes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), ...overrideResponse})


export const getUpdateDeliveryOrderOverridesResponseMock200 = (overrideResponse: Partial<Extract<DeliveryOrderOverrideView, object>> = {}): DeliveryOrderOverrideView => ({id: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), editedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), editedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), poNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderFields: Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ({field: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), options: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), required: faker.datatype.boolean(), help: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pinned: faker.datatype.boolean()}, value: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}),faker.number.float({min: -1000000000000, max: 1000000000000, fractionDigits: 2}),faker.datatype.boolean(),]),null,])})), availableAt: faker.number.int({min: 0, max: 253402300799}), selectedServiceSpeed: {id: faker.number.int({min: 1, max: 9007199254740991})}, serviceSpeeds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), distanceM: faker.number.float({min: 0, fractionDigits: 2}), timeS: faker.number.float({min: 0, fractionDigits: 2}), selectedParcelDetails: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), lengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), widthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), heightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), quantity: faker.number.int({min: 1}), typed: faker.helpers.arrayElement([{weight: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), length: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), width: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), height: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined])}, undefined]), totalWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), parcelTypes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), ...overrideResponse})


export const getUpdateDeliveryOrderOverridesResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateDeliveryOrderOverridesResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateDeliveryOrderOverridesResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateDeliveryOrderOverridesResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateDeliveryOrderOverridesResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateDeliveryOrderOverridesResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getPreviewDeliveryOrderOverridesResponseMock = (overrideResponse: Partial<Extract<OverridePricingPreview, object>> = {}): OverridePricingPreview => ({overridePricingPreview: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, ...overrideResponse})


export const getPreviewDeliveryOrderOverridesResponseMock200 = (overrideResponse: Partial<Extract<OverridePricingPreview, object>> = {}): OverridePricingPreview => ({overridePricingPreview: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, ...overrideResponse})


export const getPreviewDeliveryOrderOverridesResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getPreviewDeliveryOrderOverridesResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getPreviewDeliveryOrderOverridesResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getPreviewDeliveryOrderOverridesResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getPreviewDeliveryOrderOverridesResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getPreviewDeliveryOrderOverridesResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getPreviewDeliveryOrderPricingResponseMock = (overrideResponse: Partial<Extract<PreviewedPricing, object>> = {}): PreviewedPricing => ({previewPricing: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, ...overrideResponse})


export const getPreviewDeliveryOrderPricingResponseMock200 = (overrideResponse: Partial<Extract<PreviewedPricing, object>> = {}): PreviewedPricing => ({previewPricing: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, ...overrideResponse})


export const getPreviewDeliveryOrderPricingResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getPreviewDeliveryOrderPricingResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getPreviewDeliveryOrderPricingResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getPreviewDeliveryOrderPricingResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getPreviewDeliveryOrderPricingResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getPreviewDeliveryOrderPricingResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getOverrideDeliveryOrderPricingResponseMock = (overrideResponse: Partial<Extract<PricingOverridden, object>> = {}): PricingOverridden => ({id: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), updatedAt: faker.number.int({min: 0, max: 253402300799}), pricing: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), ...overrideResponse})


export const getOverrideDeliveryOrderPricingResponseMock200 = (overrideResponse: Partial<Extract<PricingOverridden, object>> = {}): PricingOverridden => ({id: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), updatedAt: faker.number.int({min: 0, max: 253402300799}), pricing: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), ...overrideResponse})


export const getOverrideDeliveryOrderPricingResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getOverrideDeliveryOrderPricingResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getOverrideDeliveryOrderPricingResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getOverrideDeliveryOrderPricingResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getOverrideDeliveryOrderPricingResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getOverrideDeliveryOrderPricingResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getPriceDeliveryOrderAgainResponseMock = (overrideResponse: Partial<Extract<PricingOverridden, object>> = {}): PricingOverridden => ({id: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), updatedAt: faker.number.int({min: 0, max: 253402300799}), pricing: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), ...overrideResponse})


export const getPriceDeliveryOrderAgainResponseMock200 = (overrideResponse: Partial<Extract<PricingOverridden, object>> = {}): PricingOverridden => ({id: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), updatedAt: faker.number.int({min: 0, max: 253402300799}), pricing: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), ...overrideResponse})


export const getPriceDeliveryOrderAgainResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getPriceDeliveryOrderAgainResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getPriceDeliveryOrderAgainResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getPriceDeliveryOrderAgainResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getPriceDeliveryOrderAgainResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})

export const getAddDeliveryOrderPriceModifierResponseMock = (overrideResponse: Partial<Extract<PricingOverridden, object>> = {}): PricingOverridden => ({id: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), updatedAt: faker.number.int({min: 0, max: 253402300799}), pricing: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), ...overrideResponse})


export const getAddDeliveryOrderPriceModifierResponseMock200 = (overrideResponse: Partial<Extract<PricingOverridden, object>> = {}): PricingOverridden => ({id: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), updatedAt: faker.number.int({min: 0, max: 253402300799}), pricing: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), ...overrideResponse})


export const getAddDeliveryOrderPriceModifierResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getAddDeliveryOrderPriceModifierResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getAddDeliveryOrderPriceModifierResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getAddDeliveryOrderPriceModifierResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getAddDeliveryOrderPriceModifierResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getAddDeliveryOrderPriceModifierResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getRemoveDeliveryOrderPriceModifierResponseMock = (overrideResponse: Partial<Extract<PricingOverridden, object>> = {}): PricingOverridden => ({id: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), updatedAt: faker.number.int({min: 0, max: 253402300799}), pricing: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), ...overrideResponse})


export const getRemoveDeliveryOrderPriceModifierResponseMock200 = (overrideResponse: Partial<Extract<PricingOverridden, object>> = {}): PricingOverridden => ({id: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), updatedAt: faker.number.int({min: 0, max: 253402300799}), pricing: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), ...overrideResponse})


export const getRemoveDeliveryOrderPriceModifierResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getRemoveDeliveryOrderPriceModifierResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getRemoveDeliveryOrderPriceModifierResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getRemoveDeliveryOrderPriceModifierResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getRemoveDeliveryOrderPriceModifierResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})

export const getGetDeliveryOrderDriverPayResponseMock = (overrideResponse: Partial<Extract<DriverPay, object>> = {}): DriverPay => ({version: faker.number.int({min: 1, max: 2147483647}), editedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), editedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), earningType: "Commission", rate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), rateOverride: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), defaultRate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), payableCadCents: faker.helpers.arrayElement([faker.number.int(), null]), totalCadCents: faker.helpers.arrayElement([faker.number.int(), null]), adjustments: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 1, max: 100}}), priceCadCents: faker.number.int({min: -10000000, max: 10000000})})), adjustmentsTotalCadCents: faker.number.int({min: -100000000000, max: 100000000000}), plusAdjustmentsTotalCadCents: faker.helpers.arrayElement([faker.number.int(), null]), ...overrideResponse})


export const getGetDeliveryOrderDriverPayResponseMock200 = (overrideResponse: Partial<Extract<DriverPay, object>> = {}): DriverPay => ({version: faker.number.int({min: 1, max: 2147483647}), editedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), editedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), earningType: "Commission", rate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), rateOverride: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), defaultRate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), payableCadCents: faker.helpers.arrayElement([faker.number.int(), null]), totalCadCents: faker.helpers.arrayElement([faker.number.int(), null]), adjustments: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 1, max: 100}}), priceCadCents: faker.number.int({min: -10000000, max: 10000000})})), adjustmentsTotalCadCents: faker.number.int({min: -100000000000, max: 100000000000}), plusAdjustmentsTotalCadCents: faker.helpers.arrayElement([faker.number.int(), null]), ...overrideResponse})


export const getGetDeliveryOrderDriverPayResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderDriverPayResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderDriverPayResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderDriverPayResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateDeliveryOrderDriverPayResponseMock = (overrideResponse: Partial<Extract<DriverPay, object>> = {}): DriverPay => ({version: faker.number.int({min: 1, max: 2147483647}), editedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), editedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), earningType: "Commission", rate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), rateOverride: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), defaultRate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), payableCadCents: faker.helpers.arrayElement([faker.number.int(), null]), totalCadCents: faker.helpers.arrayElement([faker.number.int(), null]), adjustments: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 1, max: 100}}), priceCadCents: faker.number.int({min: -10000000, max: 10000000})})), adjustmentsTotalCadCents: faker.number.int({min: -100000000000, max: 100000000000}), plusAdjustmentsTotalCadCents: faker.helpers.arrayElement([faker.number.int(), null]), ...overrideResponse})


export const getUpdateDeliveryOrderDriverPayResponseMock200 = (overrideResponse: Partial<Extract<DriverPay, object>> = {}): DriverPay => ({version: faker.number.int({min: 1, max: 2147483647}), editedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), editedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), earningType: "Commission", rate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), rateOverride: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), defaultRate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), payableCadCents: faker.helpers.arrayElement([faker.number.int(), null]), totalCadCents: faker.helpers.arrayElement([faker.number.int(), null]), adjustments: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 1, max: 100}}), priceCadCents: faker.number.int({min: -10000000, max: 10000000})})), adjustmentsTotalCadCents: faker.number.int({min: -100000000000, max: 100000000000}), plusAdjustmentsTotalCadCents: faker.helpers.arrayElement([faker.number.int(), null]), ...overrideResponse})


export const getUpdateDeliveryOrderDriverPayResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateDeliveryOrderDriverPayResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateDeliveryOrderDriverPayResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateDeliveryOrderDriverPayResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateDeliveryOrderDriverPayResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateDeliveryOrderDriverPayResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getOverrideDeliveryOrderInvoicedStatusResponseMock = (overrideResponse: Partial<Extract<InvoicedStatusOverridden, object>> = {}): InvoicedStatusOverridden => ({id: faker.number.int({min: 1, max: 9007199254740991}), billStatus: faker.helpers.arrayElement(Object.values(BillStatus)), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getOverrideDeliveryOrderInvoicedStatusResponseMock200 = (overrideResponse: Partial<Extract<InvoicedStatusOverridden, object>> = {}): InvoicedStatusOverridden => ({id: faker.number.int({min: 1, max: 9007199254740991}), billStatus: faker.helpers.arrayElement(Object.values(BillStatus)), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getOverrideDeliveryOrderInvoicedStatusResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getOverrideDeliveryOrderInvoicedStatusResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getOverrideDeliveryOrderInvoicedStatusResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getOverrideDeliveryOrderInvoicedStatusResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getOverrideDeliveryOrderInvoicedStatusResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getOverrideDeliveryOrderInvoicedStatusResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetTenantDeliveryOrderFieldsResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderFieldPage, object>> = {}): DeliveryOrderFieldPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), options: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), help: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), required: faker.datatype.boolean(), shownIn: faker.helpers.arrayElements(['Scheduler','Order','Exports'] as const), position: faker.number.int({min: 0, max: 2147483647}), pinned: faker.datatype.boolean(), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})


export const getGetTenantDeliveryOrderFieldsResponseMock200 = (overrideResponse: Partial<Extract<DeliveryOrderFieldPage, object>> = {}): DeliveryOrderFieldPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), options: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), help: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), required: faker.datatype.boolean(), shownIn: faker.helpers.arrayElements(['Scheduler','Order','Exports'] as const), position: faker.number.int({min: 0, max: 2147483647}), pinned: faker.datatype.boolean(), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})


export const getGetTenantDeliveryOrderFieldsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantDeliveryOrderFieldsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantDeliveryOrderFieldsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetTenantDeliveryOrderFieldsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getCreateDeliveryOrderFieldResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderField, object>> = {}): DeliveryOrderField => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), options: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), help: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), required: faker.datatype.boolean(), shownIn: faker.helpers.arrayElements(['Scheduler','Order','Exports'] as const), position: faker.number.int({min: 0, max: 2147483647}), pinned: faker.datatype.boolean(), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getCreateDeliveryOrderFieldResponseMock200 = (overrideResponse: Partial<Extract<DeliveryOrderField, object>> = {}): DeliveryOrderField => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), options: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), help: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), required: faker.datatype.boolean(), shownIn: faker.helpers.arrayElements(['Scheduler','Order','Exports'] as const), position: faker.number.int({min: 0, max: 2147483647}), pinned: faker.datatype.boolean(), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getCreateDeliveryOrderFieldResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateDeliveryOrderFieldResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateDeliveryOrderFieldResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateDeliveryOrderFieldResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateDeliveryOrderFieldResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getCreateDeliveryOrderFieldResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getPinDeliveryOrderFieldsResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getPinDeliveryOrderFieldsResponseMock200 = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getPinDeliveryOrderFieldsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getPinDeliveryOrderFieldsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getPinDeliveryOrderFieldsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getPinDeliveryOrderFieldsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getPinDeliveryOrderFieldsResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getPinDeliveryOrderFieldsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getArrangeDeliveryOrderFieldsResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getArrangeDeliveryOrderFieldsResponseMock200 = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getArrangeDeliveryOrderFieldsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getArrangeDeliveryOrderFieldsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getArrangeDeliveryOrderFieldsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getArrangeDeliveryOrderFieldsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getArrangeDeliveryOrderFieldsResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getArrangeDeliveryOrderFieldsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetDeliveryOrderFieldResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderField, object>> = {}): DeliveryOrderField => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), options: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), help: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), required: faker.datatype.boolean(), shownIn: faker.helpers.arrayElements(['Scheduler','Order','Exports'] as const), position: faker.number.int({min: 0, max: 2147483647}), pinned: faker.datatype.boolean(), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getGetDeliveryOrderFieldResponseMock200 = (overrideResponse: Partial<Extract<DeliveryOrderField, object>> = {}): DeliveryOrderField => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), options: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), help: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), required: faker.datatype.boolean(), shownIn: faker.helpers.arrayElements(['Scheduler','Order','Exports'] as const), position: faker.number.int({min: 0, max: 2147483647}), pinned: faker.datatype.boolean(), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getGetDeliveryOrderFieldResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderFieldResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderFieldResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderFieldResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUpdateDeliveryOrderFieldResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderField, object>> = {}): DeliveryOrderField => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), options: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), help: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), required: faker.datatype.boolean(), shownIn: faker.helpers.arrayElements(['Scheduler','Order','Exports'] as const), position: faker.number.int({min: 0, max: 2147483647}), pinned: faker.datatype.boolean(), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getUpdateDeliveryOrderFieldResponseMock200 = (overrideResponse: Partial<Extract<DeliveryOrderField, object>> = {}): DeliveryOrderField => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), options: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), help: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), required: faker.datatype.boolean(), shownIn: faker.helpers.arrayElements(['Scheduler','Order','Exports'] as const), position: faker.number.int({min: 0, max: 2147483647}), pinned: faker.datatype.boolean(), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getUpdateDeliveryOrderFieldResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateDeliveryOrderFieldResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateDeliveryOrderFieldResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateDeliveryOrderFieldResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUpdateDeliveryOrderFieldResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUpdateDeliveryOrderFieldResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getDeleteDeliveryOrderFieldResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getDeleteDeliveryOrderFieldResponseMock200 = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})


export const getDeleteDeliveryOrderFieldResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteDeliveryOrderFieldResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteDeliveryOrderFieldResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteDeliveryOrderFieldResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getDeleteDeliveryOrderFieldResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})

export const getCreateDeliveryOrderResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderCreated, object>> = {}): DeliveryOrderCreated => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), status: faker.helpers.arrayElement(Object.values(OrderStatus)), pricing: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, ...overrideResponse})


export const getCreateDeliveryOrderResponseMock200 = (overrideResponse: Partial<Extract<DeliveryOrderCreated, object>> = {}): DeliveryOrderCreated => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), status: faker.helpers.arrayElement(Object.values(OrderStatus)), pricing: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, ...overrideResponse})


export const getCreateDeliveryOrderResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateDeliveryOrderResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateDeliveryOrderResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateDeliveryOrderResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateDeliveryOrderResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getCreateDeliveryOrderResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getPreviewDeliveryOrderResponsePriceSettingMock = (overrideResponse: Partial<PriceSetting> = {}): PriceSetting => ({...{serviceId: faker.number.int({min: 1, max: 9007199254740991}), serviceRevisionId: faker.number.int({min: 1, max: 9007199254740991}), component: faker.string.alpha({length: {min: 10, max: 20}}), id: faker.helpers.arrayElement([faker.number.int(), null])}, ...overrideResponse});

export const getPreviewDeliveryOrderResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderPreview, object>> = {}): DeliveryOrderPreview => ({pricing: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, explanation: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), words: faker.string.alpha({length: {min: 10, max: 20}}), arithmetic: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), setting: faker.helpers.arrayElement([{...getPreviewDeliveryOrderResponsePriceSettingMock()},null,])})), distanceM: faker.number.int({min: 0}), timeS: faker.number.int({min: 0}), distanceEstimated: faker.datatype.boolean(), dueAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), totalWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), totalVolumeM3: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), totalParcels: faker.number.int({min: 0}), warnings: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({code: faker.helpers.arrayElement(['outside_dispatch_hours','holiday','pickup_closed','dropoff_closed','price_missing','price_pending'] as const), message: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})


export const getPreviewDeliveryOrderResponseMock200 = (overrideResponse: Partial<Extract<DeliveryOrderPreview, object>> = {}): DeliveryOrderPreview => ({pricing: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, explanation: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), words: faker.string.alpha({length: {min: 10, max: 20}}), arithmetic: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), setting: faker.helpers.arrayElement([{...getPreviewDeliveryOrderResponsePriceSettingMock()},null,])})), distanceM: faker.number.int({min: 0}), timeS: faker.number.int({min: 0}), distanceEstimated: faker.datatype.boolean(), dueAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), totalWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), totalVolumeM3: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), totalParcels: faker.number.int({min: 0}), warnings: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({code: faker.helpers.arrayElement(['outside_dispatch_hours','holiday','pickup_closed','dropoff_closed','price_missing','price_pending'] as const), message: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})


export const getPreviewDeliveryOrderResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getPreviewDeliveryOrderResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getPreviewDeliveryOrderResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getPreviewDeliveryOrderResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getPreviewDeliveryOrderResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getPreviewDeliveryOrderResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetPaginatedDeliveryOrdersResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetPaginatedDeliveryOrdersResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetPaginatedDeliveryOrdersResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderPage, object>> = {}): DeliveryOrderPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), billStatus: faker.helpers.arrayElement(Object.values(BillStatus)), poNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), availableAt: faker.number.int({min: 0, max: 253402300799}), dueAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), senderTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, brokeredTo: faker.helpers.arrayElement([{...getGetPaginatedDeliveryOrdersResponseTenantRefMock()},null,]), driver: faker.helpers.arrayElement([{...getGetPaginatedDeliveryOrdersResponsePersonMock()},null,]), serviceName: faker.string.alpha({length: {min: 10, max: 20}}), serviceSpeedName: faker.string.alpha({length: {min: 10, max: 20}}), serviceSpeedTextColor: faker.string.alpha({length: {min: 10, max: 20}}), tags: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 120}}), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), pickupLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})}, dropoffLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})}, dropoffZone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), totalParcels: faker.number.int({min: 0}), totalWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), distanceM: faker.number.int({min: 0}), timeS: faker.number.int({min: 0}), pricing: {hidden: faker.datatype.boolean(), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null])}, exceptions: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 60}})))})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})


export const getGetPaginatedDeliveryOrdersResponseMock200 = (overrideResponse: Partial<Extract<DeliveryOrderPage, object>> = {}): DeliveryOrderPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), billStatus: faker.helpers.arrayElement(Object.values(BillStatus)), poNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), availableAt: faker.number.int({min: 0, max: 253402300799}), dueAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), senderTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, brokeredTo: faker.helpers.arrayElement([{...getGetPaginatedDeliveryOrdersResponseTenantRefMock()},null,]), driver: faker.helpers.arrayElement([{...getGetPaginatedDeliveryOrdersResponsePersonMock()},null,]), serviceName: faker.string.alpha({length: {min: 10, max: 20}}), serviceSpeedName: faker.string.alpha({length: {min: 10, max: 20}}), serviceSpeedTextColor: faker.string.alpha({length: {min: 10, max: 20}}), tags: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 120}}), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), pickupLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})}, dropoffLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})}, dropoffZone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), totalParcels: faker.number.int({min: 0}), totalWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), distanceM: faker.number.int({min: 0}), timeS: faker.number.int({min: 0}), pricing: {hidden: faker.datatype.boolean(), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null])}, exceptions: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 60}})))})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})


export const getGetPaginatedDeliveryOrdersResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetPaginatedDeliveryOrdersResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetPaginatedDeliveryOrdersResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetPaginatedDeliveryOrdersResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetDeliveryOrderExceptionsResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetDeliveryOrderExceptionsResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetDeliveryOrderExceptionsResponsePriceSettingMock = (overrideResponse: Partial<PriceSetting> = {}): PriceSetting => ({...{serviceId: faker.number.int({min: 1, max: 9007199254740991}), serviceRevisionId: faker.number.int({min: 1, max: 9007199254740991}), component: faker.string.alpha({length: {min: 10, max: 20}}), id: faker.helpers.arrayElement([faker.number.int(), null])}, ...overrideResponse});

export const getGetDeliveryOrderExceptionsResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderExceptionPage, object>> = {}): DeliveryOrderExceptionPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), order: {id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), billStatus: faker.helpers.arrayElement(Object.values(BillStatus)), poNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), availableAt: faker.number.int({min: 0, max: 253402300799}), dueAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), senderTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, brokeredTo: faker.helpers.arrayElement([{...getGetDeliveryOrderExceptionsResponseTenantRefMock()},null,]), driver: faker.helpers.arrayElement([{...getGetDeliveryOrderExceptionsResponsePersonMock()},null,]), serviceName: faker.string.alpha({length: {min: 10, max: 20}}), serviceSpeedName: faker.string.alpha({length: {min: 10, max: 20}}), serviceSpeedTextColor: faker.string.alpha({length: {min: 10, max: 20}}), tags: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 120}}), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), pickupLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})}, dropoffLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})}, dropoffZone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), totalParcels: faker.number.int({min: 0}), totalWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), distanceM: faker.number.int({min: 0}), timeS: faker.number.int({min: 0}), pricing: {hidden: faker.datatype.boolean(), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null])}, exceptions: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 60}})))}, problems: Array.from({ length: faker.number.int({min: 1, max: 6}) }, (_, i) => i + 1).map(() => ({code: faker.helpers.arrayElement(['price_pending','price_missing','price_changed_after_export','bought_price_changed','sold_order_edited','brokerage_answered'] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), advice: faker.string.alpha({length: {min: 10, max: 20}}), setting: faker.helpers.arrayElement([{...getGetDeliveryOrderExceptionsResponsePriceSettingMock()},null,])}))})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})


export const getGetDeliveryOrderExceptionsResponseMock200 = (overrideResponse: Partial<Extract<DeliveryOrderExceptionPage, object>> = {}): DeliveryOrderExceptionPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), order: {id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), billStatus: faker.helpers.arrayElement(Object.values(BillStatus)), poNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), availableAt: faker.number.int({min: 0, max: 253402300799}), dueAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), senderTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, brokeredTo: faker.helpers.arrayElement([{...getGetDeliveryOrderExceptionsResponseTenantRefMock()},null,]), driver: faker.helpers.arrayElement([{...getGetDeliveryOrderExceptionsResponsePersonMock()},null,]), serviceName: faker.string.alpha({length: {min: 10, max: 20}}), serviceSpeedName: faker.string.alpha({length: {min: 10, max: 20}}), serviceSpeedTextColor: faker.string.alpha({length: {min: 10, max: 20}}), tags: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 120}}), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), pickupLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})}, dropoffLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})}, dropoffZone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), totalParcels: faker.number.int({min: 0}), totalWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), distanceM: faker.number.int({min: 0}), timeS: faker.number.int({min: 0}), pricing: {hidden: faker.datatype.boolean(), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null])}, exceptions: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 60}})))}, problems: Array.from({ length: faker.number.int({min: 1, max: 6}) }, (_, i) => i + 1).map(() => ({code: faker.helpers.arrayElement(['price_pending','price_missing','price_changed_after_export','bought_price_changed','sold_order_edited','brokerage_answered'] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), advice: faker.string.alpha({length: {min: 10, max: 20}}), setting: faker.helpers.arrayElement([{...getGetDeliveryOrderExceptionsResponsePriceSettingMock()},null,])}))})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})


export const getGetDeliveryOrderExceptionsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderExceptionsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderExceptionsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderExceptionsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetDeliveryOrderPageViewResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetDeliveryOrderPageViewResponseBrokerageMock = (overrideResponse: Partial<Brokerage> = {}): Brokerage => ({...{sellOrderId: faker.number.int({min: 1, max: 9007199254740991}), buyOrderId: faker.number.int({min: 1, max: 9007199254740991}), receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, sellPreTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), buyPreTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), marginCadCents: faker.helpers.arrayElement([faker.number.int(), null])}, ...overrideResponse});

export const getGetDeliveryOrderPageViewResponseCancellationMock = (overrideResponse: Partial<Cancellation> = {}): Cancellation => ({...{cancelledAt: faker.number.int({min: 0, max: 253402300799}), actorName: faker.string.alpha({length: {min: 10, max: 20}}), actorTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), reason: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetDeliveryOrderPageViewResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderPageView, object>> = {}): DeliveryOrderPageView => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), status: faker.helpers.arrayElement(Object.values(OrderStatus)), billStatus: faker.helpers.arrayElement(Object.values(BillStatus)), poNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderFields: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}),faker.number.float({min: -1000000000000, max: 1000000000000, fractionDigits: 2}),faker.datatype.boolean(),])})), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), totalWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), totalVolumeM3: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), totalParcels: faker.number.int({min: 0}), distanceM: faker.number.int({min: 0}), timeS: faker.number.int({min: 0}), distanceEstimated: faker.datatype.boolean(), serviceName: faker.string.alpha({length: {min: 10, max: 20}}), vehicleName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), serviceSpeedName: faker.string.alpha({length: {min: 10, max: 20}}), serviceSpeedTextColor: faker.string.alpha({length: {min: 10, max: 20}}), availableAt: faker.number.int({min: 0, max: 253402300799}), dueAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), createdByRecurringOrderId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), senderUser: {firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), admin: faker.datatype.boolean()}, scheduledByTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, senderTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, driver: faker.helpers.arrayElement([{...getGetDeliveryOrderPageViewResponsePersonMock()},null,]), tags: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 120}}), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), pickupLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2}), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, dropoffLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2}), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, parcelDetails: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), quantity: faker.number.int({min: 1}), lengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), widthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), heightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), pricing: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, pricingVersion: faker.number.int({min: 1, max: 2147483647}), geostampsEnabled: faker.datatype.boolean(), brokerage: faker.helpers.arrayElement([{...getGetDeliveryOrderPageViewResponseBrokerageMock()},null,]), times: {assignedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), pickedUpAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), droppedOffAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), completedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), cancelledAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null])}, cancellation: faker.helpers.arrayElement([{...getGetDeliveryOrderPageViewResponseCancellationMock()},null,]), exceptions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), brokerageExceptions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({exception: faker.helpers.arrayElement(Object.values(BrokerageExceptionCode)), version: faker.number.int({min: 1, max: 2147483647}), otherTenantName: faker.string.alpha({length: {min: 10, max: 20}}), pricingFrom: faker.helpers.arrayElement([faker.number.int(), null]), pricingTo: faker.helpers.arrayElement([faker.number.int(), null]), changes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({field: faker.helpers.arrayElement(['poNumber','orderNotes','serviceSpeed','distanceM','timeS','availableAt','parcelQuantity','parcelWeightKg','parcelLengthM','parcelWidthM','parcelHeightM','billStatus','manualPrice','waitTime','adjustment','driverPayRate','driverPayAdjustment','pickedUpAt','droppedOffAt','orderField'] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 250}}), undefined]), from: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),null,]), to: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),null,])})), undefined]), comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined])})), ...overrideResponse})


export const getGetDeliveryOrderPageViewResponseMock200 = (overrideResponse: Partial<Extract<DeliveryOrderPageView, object>> = {}): DeliveryOrderPageView => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), status: faker.helpers.arrayElement(Object.values(OrderStatus)), billStatus: faker.helpers.arrayElement(Object.values(BillStatus)), poNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderFields: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}),faker.number.float({min: -1000000000000, max: 1000000000000, fractionDigits: 2}),faker.datatype.boolean(),])})), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), totalWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), totalVolumeM3: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), totalParcels: faker.number.int({min: 0}), distanceM: faker.number.int({min: 0}), timeS: faker.number.int({min: 0}), distanceEstimated: faker.datatype.boolean(), serviceName: faker.string.alpha({length: {min: 10, max: 20}}), vehicleName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), serviceSpeedName: faker.string.alpha({length: {min: 10, max: 20}}), serviceSpeedTextColor: faker.string.alpha({length: {min: 10, max: 20}}), availableAt: faker.number.int({min: 0, max: 253402300799}), dueAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), createdAt: faker.number.int({min: 0, max: 253402300799}), updatedAt: faker.number.int({min: 0, max: 253402300799}), createdByRecurringOrderId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), senderUser: {firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), admin: faker.datatype.boolean()}, scheduledByTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, senderTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, driver: faker.helpers.arrayElement([{...getGetDeliveryOrderPageViewResponsePersonMock()},null,]), tags: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 120}}), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), pickupLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2}), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, dropoffLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2}), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, parcelDetails: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), quantity: faker.number.int({min: 1}), lengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), widthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), heightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), pricing: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, pricingVersion: faker.number.int({min: 1, max: 2147483647}), geostampsEnabled: faker.datatype.boolean(), brokerage: faker.helpers.arrayElement([{...getGetDeliveryOrderPageViewResponseBrokerageMock()},null,]), times: {assignedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), pickedUpAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), droppedOffAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), completedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), cancelledAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null])}, cancellation: faker.helpers.arrayElement([{...getGetDeliveryOrderPageViewResponseCancellationMock()},null,]), exceptions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), brokerageExceptions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({exception: faker.helpers.arrayElement(Object.values(BrokerageExceptionCode)), version: faker.number.int({min: 1, max: 2147483647}), otherTenantName: faker.string.alpha({length: {min: 10, max: 20}}), pricingFrom: faker.helpers.arrayElement([faker.number.int(), null]), pricingTo: faker.helpers.arrayElement([faker.number.int(), null]), changes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({field: faker.helpers.arrayElement(['poNumber','orderNotes','serviceSpeed','distanceM','timeS','availableAt','parcelQuantity','parcelWeightKg','parcelLengthM','parcelWidthM','parcelHeightM','billStatus','manualPrice','waitTime','adjustment','driverPayRate','driverPayAdjustment','pickedUpAt','droppedOffAt','orderField'] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 250}}), undefined]), from: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),null,]), to: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),null,])})), undefined]), comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined])})), ...overrideResponse})


export const getGetDeliveryOrderPageViewResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderPageViewResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderPageViewResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderPageViewResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetDeliveryOrderInfoViewResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetDeliveryOrderInfoViewResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetDeliveryOrderInfoViewResponseCancellationMock = (overrideResponse: Partial<Cancellation> = {}): Cancellation => ({...{cancelledAt: faker.number.int({min: 0, max: 253402300799}), actorName: faker.string.alpha({length: {min: 10, max: 20}}), actorTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), reason: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetDeliveryOrderInfoViewResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderInfoView, object>> = {}): DeliveryOrderInfoView => ({id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), billStatus: faker.helpers.arrayElement(Object.values(BillStatus)), brokeredTo: faker.helpers.arrayElement([{...getGetDeliveryOrderInfoViewResponseTenantRefMock()},null,]), driver: faker.helpers.arrayElement([{...getGetDeliveryOrderInfoViewResponsePersonMock()},null,]), senderTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, pickupLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})}, pricing: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, pricingVersion: faker.number.int({min: 1, max: 2147483647}), parcelDetails: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), quantity: faker.number.int({min: 1}), lengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), widthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), heightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), geostampsEnabled: faker.datatype.boolean(), cancellationReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), cancellation: faker.helpers.arrayElement([{...getGetDeliveryOrderInfoViewResponseCancellationMock()},null,]), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getGetDeliveryOrderInfoViewResponseMock200 = (overrideResponse: Partial<Extract<DeliveryOrderInfoView, object>> = {}): DeliveryOrderInfoView => ({id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), billStatus: faker.helpers.arrayElement(Object.values(BillStatus)), brokeredTo: faker.helpers.arrayElement([{...getGetDeliveryOrderInfoViewResponseTenantRefMock()},null,]), driver: faker.helpers.arrayElement([{...getGetDeliveryOrderInfoViewResponsePersonMock()},null,]), senderTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, pickupLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})}, pricing: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, pricingVersion: faker.number.int({min: 1, max: 2147483647}), parcelDetails: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), quantity: faker.number.int({min: 1}), lengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), widthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), heightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), geostampsEnabled: faker.datatype.boolean(), cancellationReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), cancellation: faker.helpers.arrayElement([{...getGetDeliveryOrderInfoViewResponseCancellationMock()},null,]), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getGetDeliveryOrderInfoViewResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderInfoViewResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderInfoViewResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderInfoViewResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetDeliveryOrderDataResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderData, object>> = {}): DeliveryOrderData => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), customerTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, courierTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, service: {id: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), name: faker.string.alpha({length: {min: 10, max: 20}})}, serviceSpeed: {id: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), name: faker.string.alpha({length: {min: 10, max: 20}})}, tags: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), name: faker.string.alpha({length: {min: 10, max: 20}})})), pickupLocationId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), dropoffLocationId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), parcels: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({parcelTypeId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), name: faker.string.alpha({length: {min: 10, max: 20}}), quantity: faker.number.int({min: 1}), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), lengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), widthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), heightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), typed: faker.helpers.arrayElement([{weight: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), length: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), width: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), height: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined])}, undefined])})), availableAt: faker.number.int({min: 0, max: 253402300799}), poNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderFields: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}),faker.number.float({min: -1000000000000, max: 1000000000000, fractionDigits: 2}),faker.datatype.boolean(),])})), ...overrideResponse})


export const getGetDeliveryOrderDataResponseMock200 = (overrideResponse: Partial<Extract<DeliveryOrderData, object>> = {}): DeliveryOrderData => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), customerTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, courierTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, service: {id: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), name: faker.string.alpha({length: {min: 10, max: 20}})}, serviceSpeed: {id: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), name: faker.string.alpha({length: {min: 10, max: 20}})}, tags: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), name: faker.string.alpha({length: {min: 10, max: 20}})})), pickupLocationId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), dropoffLocationId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), parcels: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({parcelTypeId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), name: faker.string.alpha({length: {min: 10, max: 20}}), quantity: faker.number.int({min: 1}), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), lengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), widthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), heightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), typed: faker.helpers.arrayElement([{weight: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), length: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), width: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), height: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined])}, undefined])})), availableAt: faker.number.int({min: 0, max: 253402300799}), poNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderFields: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}),faker.number.float({min: -1000000000000, max: 1000000000000, fractionDigits: 2}),faker.datatype.boolean(),])})), ...overrideResponse})


export const getGetDeliveryOrderDataResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderDataResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderDataResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderDataResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetDeliveryOrderSummaryResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetDeliveryOrderSummaryResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderSummary, object>> = {}): DeliveryOrderSummary => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), status: faker.helpers.arrayElement(Object.values(OrderStatus)), poNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), availableAt: faker.number.int({min: 0, max: 253402300799}), dueAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), serviceName: faker.string.alpha({length: {min: 10, max: 20}}), serviceSpeedName: faker.string.alpha({length: {min: 10, max: 20}}), senderTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, driver: faker.helpers.arrayElement([{...getGetDeliveryOrderSummaryResponsePersonMock()},null,]), pickupLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})}, dropoffLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})}, totalParcels: faker.number.int({min: 0}), pricing: {hidden: faker.datatype.boolean(), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null])}, ...overrideResponse})


export const getGetDeliveryOrderSummaryResponseMock200 = (overrideResponse: Partial<Extract<DeliveryOrderSummary, object>> = {}): DeliveryOrderSummary => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), status: faker.helpers.arrayElement(Object.values(OrderStatus)), poNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), availableAt: faker.number.int({min: 0, max: 253402300799}), dueAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), serviceName: faker.string.alpha({length: {min: 10, max: 20}}), serviceSpeedName: faker.string.alpha({length: {min: 10, max: 20}}), senderTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, driver: faker.helpers.arrayElement([{...getGetDeliveryOrderSummaryResponsePersonMock()},null,]), pickupLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})}, dropoffLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})}, totalParcels: faker.number.int({min: 0}), pricing: {hidden: faker.datatype.boolean(), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null])}, ...overrideResponse})


export const getGetDeliveryOrderSummaryResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderSummaryResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderSummaryResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderSummaryResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetDeliveryOrderUpdatesResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderUpdates, object>> = {}): DeliveryOrderUpdates => ({updates: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), type: faker.helpers.arrayElement(Object.values(DeliveryOrderUpdateType)), createdAt: faker.number.int({min: 0, max: 253402300799}), occurredAt: faker.number.int({min: 0, max: 253402300799}), deliveryOrderId: faker.number.int({min: 1, max: 9007199254740991}), comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), commenterName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), commenterEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), creatorName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), creatorEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), assigneeName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), assigneeEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), actorName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), actorTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), senderTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), brokerSupplierName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), fromLocationName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), fromLocationAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), toLocationName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), toLocationAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), mediaName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), mediaUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), pricingFrom: faker.helpers.arrayElement([faker.number.int(), null]), pricingTo: faker.helpers.arrayElement([faker.number.int(), null]), geostampUid: faker.helpers.arrayElement([faker.string.uuid(), undefined]), lat: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), undefined]), lng: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), undefined]), changes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({field: faker.helpers.arrayElement(['poNumber','orderNotes','serviceSpeed','distanceM','timeS','availableAt','parcelQuantity','parcelWeightKg','parcelLengthM','parcelWidthM','parcelHeightM','billStatus','manualPrice','waitTime','adjustment','driverPayRate','driverPayAdjustment','pickedUpAt','droppedOffAt','orderField'] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 250}}), undefined]), from: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),null,]), to: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),null,])})), undefined]), answeredException: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(BrokerageExceptionCode)), undefined]), accepted: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), createdByRecurringOrderId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined])})), ...overrideResponse})


export const getGetDeliveryOrderUpdatesResponseMock200 = (overrideResponse: Partial<Extract<DeliveryOrderUpdates, object>> = {}): DeliveryOrderUpdates => ({updates: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), type: faker.helpers.arrayElement(Object.values(DeliveryOrderUpdateType)), createdAt: faker.number.int({min: 0, max: 253402300799}), occurredAt: faker.number.int({min: 0, max: 253402300799}), deliveryOrderId: faker.number.int({min: 1, max: 9007199254740991}), comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), commenterName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), commenterEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), creatorName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), creatorEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), assigneeName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), assigneeEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), actorName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), actorTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), senderTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), brokerSupplierName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), fromLocationName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), fromLocationAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), toLocationName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), toLocationAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), mediaName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), mediaUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), pricingFrom: faker.helpers.arrayElement([faker.number.int(), null]), pricingTo: faker.helpers.arrayElement([faker.number.int(), null]), geostampUid: faker.helpers.arrayElement([faker.string.uuid(), undefined]), lat: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), undefined]), lng: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), undefined]), changes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({field: faker.helpers.arrayElement(['poNumber','orderNotes','serviceSpeed','distanceM','timeS','availableAt','parcelQuantity','parcelWeightKg','parcelLengthM','parcelWidthM','parcelHeightM','billStatus','manualPrice','waitTime','adjustment','driverPayRate','driverPayAdjustment','pickedUpAt','droppedOffAt','orderField'] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 250}}), undefined]), from: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),null,]), to: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),null,])})), undefined]), answeredException: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(BrokerageExceptionCode)), undefined]), accepted: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), createdByRecurringOrderId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined])})), ...overrideResponse})


export const getGetDeliveryOrderUpdatesResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderUpdatesResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderUpdatesResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderUpdatesResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetDeliveryOrderPricingItemsResponseMock = (overrideResponse: Partial<Extract<PricingItems, object>> = {}): PricingItems => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), group: faker.helpers.arrayElement(['base','other','cancellation','tax'] as const), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), reason: {}})), beforeCancellation: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), group: faker.helpers.arrayElement(['base','other','cancellation','tax'] as const), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), reason: {}})), undefined]), ...overrideResponse})


export const getGetDeliveryOrderPricingItemsResponseMock200 = (overrideResponse: Partial<Extract<PricingItems, object>> = {}): PricingItems => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), group: faker.helpers.arrayElement(['base','other','cancellation','tax'] as const), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), reason: {}})), beforeCancellation: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), group: faker.helpers.arrayElement(['base','other','cancellation','tax'] as const), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), reason: {}})), undefined]), ...overrideResponse})


export const getGetDeliveryOrderPricingItemsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderPricingItemsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderPricingItemsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderPricingItemsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetDeliveryOrderPriceExplanationResponsePriceSettingMock = (overrideResponse: Partial<PriceSetting> = {}): PriceSetting => ({...{serviceId: faker.number.int({min: 1, max: 9007199254740991}), serviceRevisionId: faker.number.int({min: 1, max: 9007199254740991}), component: faker.string.alpha({length: {min: 10, max: 20}}), id: faker.helpers.arrayElement([faker.number.int(), null])}, ...overrideResponse});

export const getGetDeliveryOrderPriceExplanationResponseMock = (overrideResponse: Partial<Extract<PriceExplanation, object>> = {}): PriceExplanation => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), words: faker.string.alpha({length: {min: 10, max: 20}}), arithmetic: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), setting: faker.helpers.arrayElement([{...getGetDeliveryOrderPriceExplanationResponsePriceSettingMock()},null,])})), ...overrideResponse})


export const getGetDeliveryOrderPriceExplanationResponseMock200 = (overrideResponse: Partial<Extract<PriceExplanation, object>> = {}): PriceExplanation => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), words: faker.string.alpha({length: {min: 10, max: 20}}), arithmetic: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), setting: faker.helpers.arrayElement([{...getGetDeliveryOrderPriceExplanationResponsePriceSettingMock()},null,])})), ...overrideResponse})


export const getGetDeliveryOrderPriceExplanationResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderPriceExplanationResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderPriceExplanationResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderPriceExplanationResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetDeliveryOrderNextResponseUndoableMoveMock = (overrideResponse: Partial<UndoableMove> = {}): UndoableMove => ({...{status: faker.helpers.arrayElement(Object.values(OrderStatus)), at: faker.number.int({min: 0, max: 253402300799}), until: faker.helpers.arrayElement([faker.number.int({min: 0}), null])}, ...overrideResponse});

export const getGetDeliveryOrderNextResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderNext, object>> = {}): DeliveryOrderNext => ({current: faker.helpers.arrayElement(Object.values(OrderStatus)), next: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderStatus)),null,]), stop: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(StopType)),null,]), requirements: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), missingActions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), undo: faker.helpers.arrayElement([{...getGetDeliveryOrderNextResponseUndoableMoveMock()},null,]), ...overrideResponse})


export const getGetDeliveryOrderNextResponseMock200 = (overrideResponse: Partial<Extract<DeliveryOrderNext, object>> = {}): DeliveryOrderNext => ({current: faker.helpers.arrayElement(Object.values(OrderStatus)), next: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderStatus)),null,]), stop: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(StopType)),null,]), requirements: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), missingActions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), undo: faker.helpers.arrayElement([{...getGetDeliveryOrderNextResponseUndoableMoveMock()},null,]), ...overrideResponse})


export const getGetDeliveryOrderNextResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderNextResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderNextResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderNextResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getMoveDeliveryOrderNextResponseMock = (overrideResponse: Partial<Extract<OrderMoved, object>> = {}): OrderMoved => ({id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getMoveDeliveryOrderNextResponseMock200 = (overrideResponse: Partial<Extract<OrderMoved, object>> = {}): OrderMoved => ({id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getMoveDeliveryOrderNextResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getMoveDeliveryOrderNextResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getMoveDeliveryOrderNextResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getMoveDeliveryOrderNextResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getMoveDeliveryOrderNextResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getMoveDeliveryOrderNextResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUndoDeliveryOrderMoveResponseMock = (overrideResponse: Partial<Extract<OrderMoved, object>> = {}): OrderMoved => ({id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getUndoDeliveryOrderMoveResponseMock200 = (overrideResponse: Partial<Extract<OrderMoved, object>> = {}): OrderMoved => ({id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getUndoDeliveryOrderMoveResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUndoDeliveryOrderMoveResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUndoDeliveryOrderMoveResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUndoDeliveryOrderMoveResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUndoDeliveryOrderMoveResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUndoDeliveryOrderMoveResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getMarkDeliveryOrderPickedUpResponseMock = (overrideResponse: Partial<Extract<OrderMoved, object>> = {}): OrderMoved => ({id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getMarkDeliveryOrderPickedUpResponseMock200 = (overrideResponse: Partial<Extract<OrderMoved, object>> = {}): OrderMoved => ({id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getMarkDeliveryOrderPickedUpResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getMarkDeliveryOrderPickedUpResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getMarkDeliveryOrderPickedUpResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getMarkDeliveryOrderPickedUpResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getMarkDeliveryOrderPickedUpResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getMarkDeliveryOrderPickedUpResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getMarkDeliveryOrderDroppedOffResponseMock = (overrideResponse: Partial<Extract<OrderMoved, object>> = {}): OrderMoved => ({id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getMarkDeliveryOrderDroppedOffResponseMock200 = (overrideResponse: Partial<Extract<OrderMoved, object>> = {}): OrderMoved => ({id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getMarkDeliveryOrderDroppedOffResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getMarkDeliveryOrderDroppedOffResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getMarkDeliveryOrderDroppedOffResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getMarkDeliveryOrderDroppedOffResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getMarkDeliveryOrderDroppedOffResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getMarkDeliveryOrderDroppedOffResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getMarkDeliveryOrderCompletedResponseMock = (overrideResponse: Partial<Extract<OrderMoved, object>> = {}): OrderMoved => ({id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getMarkDeliveryOrderCompletedResponseMock200 = (overrideResponse: Partial<Extract<OrderMoved, object>> = {}): OrderMoved => ({id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getMarkDeliveryOrderCompletedResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getMarkDeliveryOrderCompletedResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getMarkDeliveryOrderCompletedResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getMarkDeliveryOrderCompletedResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getMarkDeliveryOrderCompletedResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getMarkDeliveryOrderCompletedResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getCancelDeliveryOrderResponseMock = (overrideResponse: Partial<Extract<OrderMoved, object>> = {}): OrderMoved => ({id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getCancelDeliveryOrderResponseMock200 = (overrideResponse: Partial<Extract<OrderMoved, object>> = {}): OrderMoved => ({id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), updatedAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getCancelDeliveryOrderResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCancelDeliveryOrderResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCancelDeliveryOrderResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCancelDeliveryOrderResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCancelDeliveryOrderResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getCancelDeliveryOrderResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getUnassignDeliveryOrdersResponseMock = (overrideResponse: Partial<Extract<BulkOrderResults, object>> = {}): BulkOrderResults => ({results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({orderId: faker.number.int({min: 1, max: 9007199254740991}), ok: faker.datatype.boolean(), status: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderStatus)), undefined]), code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])})), ...overrideResponse})


export const getUnassignDeliveryOrdersResponseMock200 = (overrideResponse: Partial<Extract<BulkOrderResults, object>> = {}): BulkOrderResults => ({results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({orderId: faker.number.int({min: 1, max: 9007199254740991}), ok: faker.datatype.boolean(), status: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderStatus)), undefined]), code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])})), ...overrideResponse})


export const getUnassignDeliveryOrdersResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUnassignDeliveryOrdersResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUnassignDeliveryOrdersResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUnassignDeliveryOrdersResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getUnassignDeliveryOrdersResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getUnassignDeliveryOrdersResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetDeliveryOrderReceiptPdfResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))


export const getGetDeliveryOrderReceiptPdfResponseMock200 = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))



export const getGetDeliveryOrderReceiptPdfResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderReceiptPdfResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderReceiptPdfResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderReceiptPdfResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderReceiptPdfResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})

export const getGetDeliveryOrderReceiptHtmlResponseMock = (): string => (faker.word.sample())


export const getGetDeliveryOrderReceiptHtmlResponseMock200 = (): string => (faker.word.sample())



export const getGetDeliveryOrderReceiptHtmlResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderReceiptHtmlResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderReceiptHtmlResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderReceiptHtmlResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderReceiptHtmlResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})

export const getGetDeliveryOrderDropoffReceiptPdfResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))


export const getGetDeliveryOrderDropoffReceiptPdfResponseMock200 = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))



export const getGetDeliveryOrderDropoffReceiptPdfResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderDropoffReceiptPdfResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderDropoffReceiptPdfResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderDropoffReceiptPdfResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderDropoffReceiptPdfResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})

export const getGetDeliveryOrderDropoffReceiptHtmlResponseMock = (): string => (faker.word.sample())


export const getGetDeliveryOrderDropoffReceiptHtmlResponseMock200 = (): string => (faker.word.sample())



export const getGetDeliveryOrderDropoffReceiptHtmlResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderDropoffReceiptHtmlResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderDropoffReceiptHtmlResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderDropoffReceiptHtmlResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderDropoffReceiptHtmlResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})

export const getGetDeliveryOrderShippingLabelPdfResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))


export const getGetDeliveryOrderShippingLabelPdfResponseMock200 = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))



export const getGetDeliveryOrderShippingLabelPdfResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderShippingLabelPdfResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderShippingLabelPdfResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderShippingLabelPdfResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetDeliveryOrderShippingLabelHtmlResponseMock = (): string => (faker.word.sample())


export const getGetDeliveryOrderShippingLabelHtmlResponseMock200 = (): string => (faker.word.sample())



export const getGetDeliveryOrderShippingLabelHtmlResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderShippingLabelHtmlResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderShippingLabelHtmlResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderShippingLabelHtmlResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getAddDeliveryOrderCommentResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderUpdate, object>> = {}): DeliveryOrderUpdate => ({id: faker.number.int({min: 1, max: 9007199254740991}), type: faker.helpers.arrayElement(Object.values(DeliveryOrderUpdateType)), createdAt: faker.number.int({min: 0, max: 253402300799}), occurredAt: faker.number.int({min: 0, max: 253402300799}), deliveryOrderId: faker.number.int({min: 1, max: 9007199254740991}), comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), commenterName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), commenterEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), creatorName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), creatorEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), assigneeName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), assigneeEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), actorName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), actorTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), senderTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), brokerSupplierName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), fromLocationName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), fromLocationAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), toLocationName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), toLocationAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), mediaName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), mediaUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), pricingFrom: faker.helpers.arrayElement([faker.number.int(), null]), pricingTo: faker.helpers.arrayElement([faker.number.int(), null]), geostampUid: faker.helpers.arrayElement([faker.string.uuid(), undefined]), lat: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), undefined]), lng: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), undefined]), changes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({field: faker.helpers.arrayElement(['poNumber','orderNotes','serviceSpeed','distanceM','timeS','availableAt','parcelQuantity','parcelWeightKg','parcelLengthM','parcelWidthM','parcelHeightM','billStatus','manualPrice','waitTime','adjustment','driverPayRate','driverPayAdjustment','pickedUpAt','droppedOffAt','orderField'] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 250}}), undefined]), from: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),null,]), to: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),null,])})), undefined]), answeredException: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(BrokerageExceptionCode)), undefined]), accepted: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), createdByRecurringOrderId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), ...overrideResponse})


export const getAddDeliveryOrderCommentResponseMock200 = (overrideResponse: Partial<Extract<DeliveryOrderUpdate, object>> = {}): DeliveryOrderUpdate => ({id: faker.number.int({min: 1, max: 9007199254740991}), type: faker.helpers.arrayElement(Object.values(DeliveryOrderUpdateType)), createdAt: faker.number.int({min: 0, max: 253402300799}), occurredAt: faker.number.int({min: 0, max: 253402300799}), deliveryOrderId: faker.number.int({min: 1, max: 9007199254740991}), comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), commenterName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), commenterEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), creatorName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), creatorEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), assigneeName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), assigneeEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), actorName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), actorTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), senderTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), brokerSupplierName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), fromLocationName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), fromLocationAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), toLocationName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), toLocationAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), mediaName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), mediaUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), pricingFrom: faker.helpers.arrayElement([faker.number.int(), null]), pricingTo: faker.helpers.arrayElement([faker.number.int(), null]), geostampUid: faker.helpers.arrayElement([faker.string.uuid(), undefined]), lat: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), undefined]), lng: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), undefined]), changes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({field: faker.helpers.arrayElement(['poNumber','orderNotes','serviceSpeed','distanceM','timeS','availableAt','parcelQuantity','parcelWeightKg','parcelLengthM','parcelWidthM','parcelHeightM','billStatus','manualPrice','waitTime','adjustment','driverPayRate','driverPayAdjustment','pickedUpAt','droppedOffAt','orderField'] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 250}}), undefined]), from: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),null,]), to: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),null,])})), undefined]), answeredException: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(BrokerageExceptionCode)), undefined]), accepted: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), createdByRecurringOrderId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), ...overrideResponse})


export const getAddDeliveryOrderCommentResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getAddDeliveryOrderCommentResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getAddDeliveryOrderCommentResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getAddDeliveryOrderCommentResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getAddDeliveryOrderCommentResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getAddDeliveryOrderCommentResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetDeliveryOrderMediaResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderMediaList, object>> = {}): DeliveryOrderMediaList => ({media: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 200}}), url: faker.string.alpha({length: {min: 10, max: 20}}), contentType: faker.string.alpha({length: {min: 10, max: 100}}), sizeBytes: faker.number.int({min: 0}), createdAt: faker.number.int({min: 0, max: 253402300799}), attachedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), stop: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(StopType)),null,])})), ...overrideResponse})


export const getGetDeliveryOrderMediaResponseMock200 = (overrideResponse: Partial<Extract<DeliveryOrderMediaList, object>> = {}): DeliveryOrderMediaList => ({media: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 200}}), url: faker.string.alpha({length: {min: 10, max: 20}}), contentType: faker.string.alpha({length: {min: 10, max: 100}}), sizeBytes: faker.number.int({min: 0}), createdAt: faker.number.int({min: 0, max: 253402300799}), attachedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), stop: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(StopType)),null,])})), ...overrideResponse})


export const getGetDeliveryOrderMediaResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderMediaResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderMediaResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderMediaResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getAttachDeliveryOrderMediaResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderMedia, object>> = {}): DeliveryOrderMedia => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 200}}), url: faker.string.alpha({length: {min: 10, max: 20}}), contentType: faker.string.alpha({length: {min: 10, max: 100}}), sizeBytes: faker.number.int({min: 0}), createdAt: faker.number.int({min: 0, max: 253402300799}), attachedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), stop: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(StopType)),null,]), ...overrideResponse})


export const getAttachDeliveryOrderMediaResponseMock200 = (overrideResponse: Partial<Extract<DeliveryOrderMedia, object>> = {}): DeliveryOrderMedia => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 200}}), url: faker.string.alpha({length: {min: 10, max: 20}}), contentType: faker.string.alpha({length: {min: 10, max: 100}}), sizeBytes: faker.number.int({min: 0}), createdAt: faker.number.int({min: 0, max: 253402300799}), attachedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), stop: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(StopType)),null,]), ...overrideResponse})


export const getAttachDeliveryOrderMediaResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getAttachDeliveryOrderMediaResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getAttachDeliveryOrderMediaResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getAttachDeliveryOrderMediaResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getAttachDeliveryOrderMediaResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getAttachDeliveryOrderMediaResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetDeliveryOrderMediaContentResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))


export const getGetDeliveryOrderMediaContentResponseMock200 = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))


export const getGetDeliveryOrderMediaContentResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderMediaContentResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderMediaContentResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderMediaContentResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetDeliveryOrderGeostampsResponseMock = (overrideResponse: Partial<Extract<OrderGeostamps, object>> = {}): OrderGeostamps => ({geostamps: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), type: faker.helpers.arrayElement(['checkin','checkout'] as const), stop: faker.helpers.arrayElement(Object.values(StopType)), createdAt: faker.number.int({min: 0, max: 253402300799}), lat: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}), null]), lng: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}), null]), deliveryOrderId: faker.number.int({min: 1, max: 9007199254740991})})), waitTimePriceCadCents: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), ...overrideResponse})


export const getGetDeliveryOrderGeostampsResponseMock200 = (overrideResponse: Partial<Extract<OrderGeostamps, object>> = {}): OrderGeostamps => ({geostamps: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), type: faker.helpers.arrayElement(['checkin','checkout'] as const), stop: faker.helpers.arrayElement(Object.values(StopType)), createdAt: faker.number.int({min: 0, max: 253402300799}), lat: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}), null]), lng: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}), null]), deliveryOrderId: faker.number.int({min: 1, max: 9007199254740991})})), waitTimePriceCadCents: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), ...overrideResponse})


export const getGetDeliveryOrderGeostampsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderGeostampsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderGeostampsResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderGeostampsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getCheckInDeliveryOrderResponseMock = (overrideResponse: Partial<Extract<Geostamp, object>> = {}): Geostamp => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), type: faker.helpers.arrayElement(['checkin','checkout'] as const), stop: faker.helpers.arrayElement(Object.values(StopType)), createdAt: faker.number.int({min: 0, max: 253402300799}), lat: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}), null]), lng: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}), null]), deliveryOrderId: faker.number.int({min: 1, max: 9007199254740991}), ...overrideResponse})


export const getCheckInDeliveryOrderResponseMock200 = (overrideResponse: Partial<Extract<Geostamp, object>> = {}): Geostamp => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), type: faker.helpers.arrayElement(['checkin','checkout'] as const), stop: faker.helpers.arrayElement(Object.values(StopType)), createdAt: faker.number.int({min: 0, max: 253402300799}), lat: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}), null]), lng: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}), null]), deliveryOrderId: faker.number.int({min: 1, max: 9007199254740991}), ...overrideResponse})


export const getCheckInDeliveryOrderResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCheckInDeliveryOrderResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCheckInDeliveryOrderResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCheckInDeliveryOrderResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCheckInDeliveryOrderResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getCheckInDeliveryOrderResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getCheckOutDeliveryOrderResponseMock = (overrideResponse: Partial<Extract<Geostamp, object>> = {}): Geostamp => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), type: faker.helpers.arrayElement(['checkin','checkout'] as const), stop: faker.helpers.arrayElement(Object.values(StopType)), createdAt: faker.number.int({min: 0, max: 253402300799}), lat: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}), null]), lng: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}), null]), deliveryOrderId: faker.number.int({min: 1, max: 9007199254740991}), ...overrideResponse})


export const getCheckOutDeliveryOrderResponseMock200 = (overrideResponse: Partial<Extract<Geostamp, object>> = {}): Geostamp => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), type: faker.helpers.arrayElement(['checkin','checkout'] as const), stop: faker.helpers.arrayElement(Object.values(StopType)), createdAt: faker.number.int({min: 0, max: 253402300799}), lat: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}), null]), lng: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}), null]), deliveryOrderId: faker.number.int({min: 1, max: 9007199254740991}), ...overrideResponse})


export const getCheckOutDeliveryOrderResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCheckOutDeliveryOrderResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCheckOutDeliveryOrderResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCheckOutDeliveryOrderResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCheckOutDeliveryOrderResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getCheckOutDeliveryOrderResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetDeliveryOrderProtocolDataResponseMock = (overrideResponse: Partial<Extract<ProtocolData, object>> = {}): ProtocolData => ({protocol: {pickup: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), dropoff: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])}))}, protocolData: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(Object.values(StopType)), date: faker.number.int({min: 0, max: 253402300799}), geostamp: faker.helpers.arrayElement([{lat: faker.number.float({fractionDigits: 2}), lng: faker.number.float({fractionDigits: 2}), date: faker.number.int({min: 0, max: 253402300799})},null,]), actor: faker.helpers.arrayElement([{firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}})},null,]), actorType: faker.helpers.arrayElement(['driver','user'] as const), actionsWithData: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))),null,]), media: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 200}}), url: faker.string.alpha({length: {min: 10, max: 20}}), contentType: faker.string.alpha({length: {min: 10, max: 100}}), sizeBytes: faker.number.int({min: 0}), createdAt: faker.number.int({min: 0, max: 253402300799}), attachedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), stop: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(StopType)),null,])}))}))})), ...overrideResponse})


export const getGetDeliveryOrderProtocolDataResponseMock200 = (overrideResponse: Partial<Extract<ProtocolData, object>> = {}): ProtocolData => ({protocol: {pickup: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), dropoff: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])}))}, protocolData: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(Object.values(StopType)), date: faker.number.int({min: 0, max: 253402300799}), geostamp: faker.helpers.arrayElement([{lat: faker.number.float({fractionDigits: 2}), lng: faker.number.float({fractionDigits: 2}), date: faker.number.int({min: 0, max: 253402300799})},null,]), actor: faker.helpers.arrayElement([{firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}})},null,]), actorType: faker.helpers.arrayElement(['driver','user'] as const), actionsWithData: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))),null,]), media: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 200}}), url: faker.string.alpha({length: {min: 10, max: 20}}), contentType: faker.string.alpha({length: {min: 10, max: 100}}), sizeBytes: faker.number.int({min: 0}), createdAt: faker.number.int({min: 0, max: 253402300799}), attachedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), stop: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(StopType)),null,])}))}))})), ...overrideResponse})


export const getGetDeliveryOrderProtocolDataResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderProtocolDataResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderProtocolDataResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderProtocolDataResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getCaptureDeliveryOrderProtocolDataResponseMock = (overrideResponse: Partial<Extract<ProtocolData, object>> = {}): ProtocolData => ({protocol: {pickup: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), dropoff: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])}))}, protocolData: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(Object.values(StopType)), date: faker.number.int({min: 0, max: 253402300799}), geostamp: faker.helpers.arrayElement([{lat: faker.number.float({fractionDigits: 2}), lng: faker.number.float({fractionDigits: 2}), date: faker.number.int({min: 0, max: 253402300799})},null,]), actor: faker.helpers.arrayElement([{firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}})},null,]), actorType: faker.helpers.arrayElement(['driver','user'] as const), actionsWithData: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))),null,]), media: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 200}}), url: faker.string.alpha({length: {min: 10, max: 20}}), contentType: faker.string.alpha({length: {min: 10, max: 100}}), sizeBytes: faker.number.int({min: 0}), createdAt: faker.number.int({min: 0, max: 253402300799}), attachedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), stop: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(StopType)),null,])}))}))})), ...overrideResponse})


export const getCaptureDeliveryOrderProtocolDataResponseMock200 = (overrideResponse: Partial<Extract<ProtocolData, object>> = {}): ProtocolData => ({protocol: {pickup: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), dropoff: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])}))}, protocolData: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(Object.values(StopType)), date: faker.number.int({min: 0, max: 253402300799}), geostamp: faker.helpers.arrayElement([{lat: faker.number.float({fractionDigits: 2}), lng: faker.number.float({fractionDigits: 2}), date: faker.number.int({min: 0, max: 253402300799})},null,]), actor: faker.helpers.arrayElement([{firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}})},null,]), actorType: faker.helpers.arrayElement(['driver','user'] as const), actionsWithData: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))),null,]), media: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 200}}), url: faker.string.alpha({length: {min: 10, max: 20}}), contentType: faker.string.alpha({length: {min: 10, max: 100}}), sizeBytes: faker.number.int({min: 0}), createdAt: faker.number.int({min: 0, max: 253402300799}), attachedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), stop: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(StopType)),null,])}))}))})), ...overrideResponse})


export const getCaptureDeliveryOrderProtocolDataResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCaptureDeliveryOrderProtocolDataResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCaptureDeliveryOrderProtocolDataResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCaptureDeliveryOrderProtocolDataResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCaptureDeliveryOrderProtocolDataResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getCaptureDeliveryOrderProtocolDataResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetDeliveryOrderDriverViewResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetDeliveryOrderDriverViewResponseUndoableMoveMock = (overrideResponse: Partial<UndoableMove> = {}): UndoableMove => ({...{status: faker.helpers.arrayElement(Object.values(OrderStatus)), at: faker.number.int({min: 0, max: 253402300799}), until: faker.helpers.arrayElement([faker.number.int({min: 0}), null])}, ...overrideResponse});

export const getGetDeliveryOrderDriverViewResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderDriverView, object>> = {}): DeliveryOrderDriverView => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), status: faker.helpers.arrayElement(Object.values(OrderStatus)), orderNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderFields: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}),faker.number.float({min: -1000000000000, max: 1000000000000, fractionDigits: 2}),faker.datatype.boolean(),])})), availableAt: faker.number.int({min: 0, max: 253402300799}), dueAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), serviceName: faker.string.alpha({length: {min: 10, max: 20}}), serviceSpeedName: faker.string.alpha({length: {min: 10, max: 20}}), senderTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, driver: faker.helpers.arrayElement([{...getGetDeliveryOrderDriverViewResponsePersonMock()},null,]), pickupLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2}), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, dropoffLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2}), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, parcelDetails: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), quantity: faker.number.int({min: 1}), lengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), widthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), heightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), totalParcels: faker.number.int({min: 0}), totalWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), geostampsEnabled: faker.datatype.boolean(), geostamps: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), type: faker.helpers.arrayElement(['checkin','checkout'] as const), stop: faker.helpers.arrayElement(Object.values(StopType)), createdAt: faker.number.int({min: 0, max: 253402300799}), lat: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}), null]), lng: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}), null]), deliveryOrderId: faker.number.int({min: 1, max: 9007199254740991})})), protocol: {pickup: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), dropoff: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])}))}, protocolData: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(Object.values(StopType)), date: faker.number.int({min: 0, max: 253402300799}), geostamp: faker.helpers.arrayElement([{lat: faker.number.float({fractionDigits: 2}), lng: faker.number.float({fractionDigits: 2}), date: faker.number.int({min: 0, max: 253402300799})},null,]), actor: faker.helpers.arrayElement([{firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}})},null,]), actorType: faker.helpers.arrayElement(['driver','user'] as const), actionsWithData: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))),null,]), media: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 200}}), url: faker.string.alpha({length: {min: 10, max: 20}}), contentType: faker.string.alpha({length: {min: 10, max: 100}}), sizeBytes: faker.number.int({min: 0}), createdAt: faker.number.int({min: 0, max: 253402300799}), attachedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), stop: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(StopType)),null,])}))}))})), next: {current: faker.helpers.arrayElement(Object.values(OrderStatus)), next: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderStatus)),null,]), stop: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(StopType)),null,]), requirements: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), missingActions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), undo: faker.helpers.arrayElement([{...getGetDeliveryOrderDriverViewResponseUndoableMoveMock()},null,])}, ...overrideResponse})


export const getGetDeliveryOrderDriverViewResponseMock200 = (overrideResponse: Partial<Extract<DeliveryOrderDriverView, object>> = {}): DeliveryOrderDriverView => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), status: faker.helpers.arrayElement(Object.values(OrderStatus)), orderNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderFields: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}),faker.number.float({min: -1000000000000, max: 1000000000000, fractionDigits: 2}),faker.datatype.boolean(),])})), availableAt: faker.number.int({min: 0, max: 253402300799}), dueAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), serviceName: faker.string.alpha({length: {min: 10, max: 20}}), serviceSpeedName: faker.string.alpha({length: {min: 10, max: 20}}), senderTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, driver: faker.helpers.arrayElement([{...getGetDeliveryOrderDriverViewResponsePersonMock()},null,]), pickupLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2}), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, dropoffLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2}), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, parcelDetails: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), quantity: faker.number.int({min: 1}), lengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), widthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), heightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), totalParcels: faker.number.int({min: 0}), totalWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), geostampsEnabled: faker.datatype.boolean(), geostamps: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), type: faker.helpers.arrayElement(['checkin','checkout'] as const), stop: faker.helpers.arrayElement(Object.values(StopType)), createdAt: faker.number.int({min: 0, max: 253402300799}), lat: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}), null]), lng: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}), null]), deliveryOrderId: faker.number.int({min: 1, max: 9007199254740991})})), protocol: {pickup: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), dropoff: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])}))}, protocolData: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(Object.values(StopType)), date: faker.number.int({min: 0, max: 253402300799}), geostamp: faker.helpers.arrayElement([{lat: faker.number.float({fractionDigits: 2}), lng: faker.number.float({fractionDigits: 2}), date: faker.number.int({min: 0, max: 253402300799})},null,]), actor: faker.helpers.arrayElement([{firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}})},null,]), actorType: faker.helpers.arrayElement(['driver','user'] as const), actionsWithData: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))),null,]), media: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 200}}), url: faker.string.alpha({length: {min: 10, max: 20}}), contentType: faker.string.alpha({length: {min: 10, max: 100}}), sizeBytes: faker.number.int({min: 0}), createdAt: faker.number.int({min: 0, max: 253402300799}), attachedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), stop: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(StopType)),null,])}))}))})), next: {current: faker.helpers.arrayElement(Object.values(OrderStatus)), next: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderStatus)),null,]), stop: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(StopType)),null,]), requirements: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), missingActions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), undo: faker.helpers.arrayElement([{...getGetDeliveryOrderDriverViewResponseUndoableMoveMock()},null,])}, ...overrideResponse})


export const getGetDeliveryOrderDriverViewResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderDriverViewResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderDriverViewResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderDriverViewResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getCreateUploadResponseMock = (overrideResponse: Partial<Extract<Upload, object>> = {}): Upload => ({uid: faker.string.uuid(), url: faker.string.alpha({length: {min: 10, max: 20}}), transport: faker.helpers.arrayElement(['websocket','object-storage'] as const), socketPath: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ticket: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), chunkBytes: faker.number.int({min: 1}), putUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}), null]), putHeaders: {
        [faker.string.alphanumeric(5)]: faker.string.alpha({length: {min: 10, max: 20}})
      }, expiresAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getCreateUploadResponseMock200 = (overrideResponse: Partial<Extract<Upload, object>> = {}): Upload => ({uid: faker.string.uuid(), url: faker.string.alpha({length: {min: 10, max: 20}}), transport: faker.helpers.arrayElement(['websocket','object-storage'] as const), socketPath: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ticket: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), chunkBytes: faker.number.int({min: 1}), putUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}), null]), putHeaders: {
        [faker.string.alphanumeric(5)]: faker.string.alpha({length: {min: 10, max: 20}})
      }, expiresAt: faker.number.int({min: 0, max: 253402300799}), ...overrideResponse})


export const getCreateUploadResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateUploadResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateUploadResponseMock403 = (overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {}): ForbiddenResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateUploadResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getCreateUploadResponseMock422 = (overrideResponse: Partial<Extract<FormErrorResponse, object>> = {}): FormErrorResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 8192}})))
      }, current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), discountPercent: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), undefined]), ...overrideResponse})


export const getCreateUploadResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getGetUploadLimitsResponseMock = (overrideResponse: Partial<Extract<UploadLimits, object>> = {}): UploadLimits => ({maxSizeBytes: faker.number.int({min: 1}), chunkBytes: faker.number.int({min: 1}), contentTypes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})


export const getGetUploadLimitsResponseMock200 = (overrideResponse: Partial<Extract<UploadLimits, object>> = {}): UploadLimits => ({maxSizeBytes: faker.number.int({min: 1}), chunkBytes: faker.number.int({min: 1}), contentTypes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})


export const getGetUploadLimitsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetUploadLimitsResponseMock401 = (overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {}): UnauthorizedResponse => ({code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 8192}}), current: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allowed: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})


export const getGetDeliveryOrderBrokerageReceiversMockHandler = (overrideResponse?: BrokerageReceivers | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BrokerageReceivers> | BrokerageReceivers), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/brokerage', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderBrokerageReceiversResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderBrokerageReceiversMockHandler200 = (overrideResponse?: BrokerageReceivers | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BrokerageReceivers> | BrokerageReceivers), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/brokerage', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderBrokerageReceiversResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderBrokerageReceiversMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/brokerage', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderBrokerageReceiversResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetDeliveryOrderBrokerageReceiversMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/brokerage', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderBrokerageReceiversResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetDeliveryOrderBrokerageReceiversMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/brokerage', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderBrokerageReceiversResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetDeliveryOrderBrokerageReceiversMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/brokerage', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderBrokerageReceiversResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getAnswerDeliveryOrderBrokerageMockHandler = (overrideResponse?: DeliveryOrderPageView | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DeliveryOrderPageView> | DeliveryOrderPageView), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/brokerage-answer', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerDeliveryOrderBrokerageResponseMock(),
      { status: 200
      })
  }, options)
}


export const getAnswerDeliveryOrderBrokerageMockHandler200 = (overrideResponse?: DeliveryOrderPageView | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DeliveryOrderPageView> | DeliveryOrderPageView), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/brokerage-answer', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerDeliveryOrderBrokerageResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getAnswerDeliveryOrderBrokerageMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/brokerage-answer', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerDeliveryOrderBrokerageResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getAnswerDeliveryOrderBrokerageMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/brokerage-answer', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerDeliveryOrderBrokerageResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getAnswerDeliveryOrderBrokerageMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/brokerage-answer', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerDeliveryOrderBrokerageResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getAnswerDeliveryOrderBrokerageMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/brokerage-answer', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerDeliveryOrderBrokerageResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getAnswerDeliveryOrderBrokerageMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/brokerage-answer', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerDeliveryOrderBrokerageResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getAnswerDeliveryOrderBrokerageMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/brokerage-answer', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerDeliveryOrderBrokerageResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetDeliveryOrderBrokerageOfferMockHandler = (overrideResponse?: BrokerageOffer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BrokerageOffer> | BrokerageOffer), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/brokerage/:receiverTenantId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderBrokerageOfferResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderBrokerageOfferMockHandler200 = (overrideResponse?: BrokerageOffer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BrokerageOffer> | BrokerageOffer), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/brokerage/:receiverTenantId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderBrokerageOfferResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderBrokerageOfferMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/brokerage/:receiverTenantId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderBrokerageOfferResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetDeliveryOrderBrokerageOfferMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/brokerage/:receiverTenantId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderBrokerageOfferResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetDeliveryOrderBrokerageOfferMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/brokerage/:receiverTenantId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderBrokerageOfferResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetDeliveryOrderBrokerageOfferMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/brokerage/:receiverTenantId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderBrokerageOfferResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getConfirmDeliveryOrderBrokerageMockHandler = (overrideResponse?: Brokerage | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Brokerage> | Brokerage), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/brokerage/:receiverTenantId', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmDeliveryOrderBrokerageResponseMock(),
      { status: 200
      })
  }, options)
}


export const getConfirmDeliveryOrderBrokerageMockHandler200 = (overrideResponse?: Brokerage | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Brokerage> | Brokerage), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/brokerage/:receiverTenantId', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmDeliveryOrderBrokerageResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getConfirmDeliveryOrderBrokerageMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/brokerage/:receiverTenantId', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmDeliveryOrderBrokerageResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getConfirmDeliveryOrderBrokerageMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/brokerage/:receiverTenantId', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmDeliveryOrderBrokerageResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getConfirmDeliveryOrderBrokerageMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/brokerage/:receiverTenantId', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmDeliveryOrderBrokerageResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getConfirmDeliveryOrderBrokerageMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/brokerage/:receiverTenantId', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmDeliveryOrderBrokerageResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getConfirmDeliveryOrderBrokerageMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/brokerage/:receiverTenantId', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmDeliveryOrderBrokerageResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getConfirmDeliveryOrderBrokerageMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/brokerage/:receiverTenantId', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmDeliveryOrderBrokerageResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetDeliveryOrderOverrideViewMockHandler = (overrideResponse?: DeliveryOrderOverrideView | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderOverrideView> | DeliveryOrderOverrideView), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/override-view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderOverrideViewResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderOverrideViewMockHandler200 = (overrideResponse?: DeliveryOrderOverrideView | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderOverrideView> | DeliveryOrderOverrideView), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/override-view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderOverrideViewResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderOverrideViewMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/override-view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderOverrideViewResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetDeliveryOrderOverrideViewMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/override-view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderOverrideViewResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetDeliveryOrderOverrideViewMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/override-view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderOverrideViewResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetDeliveryOrderOverrideViewMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/override-view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderOverrideViewResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getGetDeliveryOrderOverrideViewMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/override-view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderOverrideViewResponseMock422(),
      { status: 422
      })
  }, options)
}

export const getUpdateDeliveryOrderOverridesMockHandler = (overrideResponse?: DeliveryOrderOverrideView | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<DeliveryOrderOverrideView> | DeliveryOrderOverrideView), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/overrides', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryOrderOverridesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateDeliveryOrderOverridesMockHandler200 = (overrideResponse?: DeliveryOrderOverrideView | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<DeliveryOrderOverrideView> | DeliveryOrderOverrideView), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/overrides', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryOrderOverridesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateDeliveryOrderOverridesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/overrides', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryOrderOverridesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateDeliveryOrderOverridesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/overrides', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryOrderOverridesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateDeliveryOrderOverridesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/overrides', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryOrderOverridesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateDeliveryOrderOverridesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/overrides', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryOrderOverridesResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateDeliveryOrderOverridesMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/overrides', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryOrderOverridesResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateDeliveryOrderOverridesMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/overrides', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryOrderOverridesResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getPreviewDeliveryOrderOverridesMockHandler = (overrideResponse?: OverridePricingPreview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OverridePricingPreview> | OverridePricingPreview), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/overrides/price-preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewDeliveryOrderOverridesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getPreviewDeliveryOrderOverridesMockHandler200 = (overrideResponse?: OverridePricingPreview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OverridePricingPreview> | OverridePricingPreview), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/overrides/price-preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewDeliveryOrderOverridesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getPreviewDeliveryOrderOverridesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/overrides/price-preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewDeliveryOrderOverridesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getPreviewDeliveryOrderOverridesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/overrides/price-preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewDeliveryOrderOverridesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getPreviewDeliveryOrderOverridesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/overrides/price-preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewDeliveryOrderOverridesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getPreviewDeliveryOrderOverridesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/overrides/price-preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewDeliveryOrderOverridesResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getPreviewDeliveryOrderOverridesMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/overrides/price-preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewDeliveryOrderOverridesResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getPreviewDeliveryOrderOverridesMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/overrides/price-preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewDeliveryOrderOverridesResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getPreviewDeliveryOrderPricingMockHandler = (overrideResponse?: PreviewedPricing | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreviewedPricing> | PreviewedPricing), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/override-other/preview-price', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewDeliveryOrderPricingResponseMock(),
      { status: 200
      })
  }, options)
}


export const getPreviewDeliveryOrderPricingMockHandler200 = (overrideResponse?: PreviewedPricing | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreviewedPricing> | PreviewedPricing), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/override-other/preview-price', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewDeliveryOrderPricingResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getPreviewDeliveryOrderPricingMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/override-other/preview-price', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewDeliveryOrderPricingResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getPreviewDeliveryOrderPricingMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/override-other/preview-price', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewDeliveryOrderPricingResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getPreviewDeliveryOrderPricingMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/override-other/preview-price', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewDeliveryOrderPricingResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getPreviewDeliveryOrderPricingMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/override-other/preview-price', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewDeliveryOrderPricingResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getPreviewDeliveryOrderPricingMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/override-other/preview-price', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewDeliveryOrderPricingResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getPreviewDeliveryOrderPricingMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/override-other/preview-price', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewDeliveryOrderPricingResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getOverrideDeliveryOrderPricingMockHandler = (overrideResponse?: PricingOverridden | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<PricingOverridden> | PricingOverridden), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/override-other', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOverrideDeliveryOrderPricingResponseMock(),
      { status: 200
      })
  }, options)
}


export const getOverrideDeliveryOrderPricingMockHandler200 = (overrideResponse?: PricingOverridden | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<PricingOverridden> | PricingOverridden), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/override-other', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOverrideDeliveryOrderPricingResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getOverrideDeliveryOrderPricingMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/override-other', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOverrideDeliveryOrderPricingResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getOverrideDeliveryOrderPricingMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/override-other', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOverrideDeliveryOrderPricingResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getOverrideDeliveryOrderPricingMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/override-other', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOverrideDeliveryOrderPricingResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getOverrideDeliveryOrderPricingMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/override-other', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOverrideDeliveryOrderPricingResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getOverrideDeliveryOrderPricingMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/override-other', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOverrideDeliveryOrderPricingResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getOverrideDeliveryOrderPricingMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/override-other', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOverrideDeliveryOrderPricingResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getPriceDeliveryOrderAgainMockHandler = (overrideResponse?: PricingOverridden | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PricingOverridden> | PricingOverridden), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/price-again', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPriceDeliveryOrderAgainResponseMock(),
      { status: 200
      })
  }, options)
}


export const getPriceDeliveryOrderAgainMockHandler200 = (overrideResponse?: PricingOverridden | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PricingOverridden> | PricingOverridden), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/price-again', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPriceDeliveryOrderAgainResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getPriceDeliveryOrderAgainMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/price-again', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPriceDeliveryOrderAgainResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getPriceDeliveryOrderAgainMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/price-again', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPriceDeliveryOrderAgainResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getPriceDeliveryOrderAgainMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/price-again', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPriceDeliveryOrderAgainResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getPriceDeliveryOrderAgainMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/price-again', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPriceDeliveryOrderAgainResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getPriceDeliveryOrderAgainMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/price-again', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPriceDeliveryOrderAgainResponseMock422(),
      { status: 422
      })
  }, options)
}

export const getAddDeliveryOrderPriceModifierMockHandler = (overrideResponse?: PricingOverridden | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PricingOverridden> | PricingOverridden), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/price-modifier', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddDeliveryOrderPriceModifierResponseMock(),
      { status: 200
      })
  }, options)
}


export const getAddDeliveryOrderPriceModifierMockHandler200 = (overrideResponse?: PricingOverridden | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PricingOverridden> | PricingOverridden), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/price-modifier', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddDeliveryOrderPriceModifierResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getAddDeliveryOrderPriceModifierMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/price-modifier', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddDeliveryOrderPriceModifierResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getAddDeliveryOrderPriceModifierMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/price-modifier', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddDeliveryOrderPriceModifierResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getAddDeliveryOrderPriceModifierMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/price-modifier', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddDeliveryOrderPriceModifierResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getAddDeliveryOrderPriceModifierMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/price-modifier', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddDeliveryOrderPriceModifierResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getAddDeliveryOrderPriceModifierMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/price-modifier', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddDeliveryOrderPriceModifierResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getAddDeliveryOrderPriceModifierMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/price-modifier', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddDeliveryOrderPriceModifierResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getRemoveDeliveryOrderPriceModifierMockHandler = (overrideResponse?: PricingOverridden | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<PricingOverridden> | PricingOverridden), options?: RequestHandlerOptions) => {
  return http.delete('*/api/delivery-orders/:orderId/price-modifier/:modifierId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveDeliveryOrderPriceModifierResponseMock(),
      { status: 200
      })
  }, options)
}


export const getRemoveDeliveryOrderPriceModifierMockHandler200 = (overrideResponse?: PricingOverridden | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<PricingOverridden> | PricingOverridden), options?: RequestHandlerOptions) => {
  return http.delete('*/api/delivery-orders/:orderId/price-modifier/:modifierId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveDeliveryOrderPriceModifierResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRemoveDeliveryOrderPriceModifierMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/delivery-orders/:orderId/price-modifier/:modifierId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveDeliveryOrderPriceModifierResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getRemoveDeliveryOrderPriceModifierMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/delivery-orders/:orderId/price-modifier/:modifierId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveDeliveryOrderPriceModifierResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRemoveDeliveryOrderPriceModifierMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/delivery-orders/:orderId/price-modifier/:modifierId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveDeliveryOrderPriceModifierResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRemoveDeliveryOrderPriceModifierMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/delivery-orders/:orderId/price-modifier/:modifierId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveDeliveryOrderPriceModifierResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getRemoveDeliveryOrderPriceModifierMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/delivery-orders/:orderId/price-modifier/:modifierId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveDeliveryOrderPriceModifierResponseMock422(),
      { status: 422
      })
  }, options)
}

export const getGetDeliveryOrderDriverPayMockHandler = (overrideResponse?: DriverPay | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DriverPay> | DriverPay), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/driver-pay', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDriverPayResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderDriverPayMockHandler200 = (overrideResponse?: DriverPay | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DriverPay> | DriverPay), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/driver-pay', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDriverPayResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderDriverPayMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/driver-pay', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDriverPayResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetDeliveryOrderDriverPayMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/driver-pay', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDriverPayResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetDeliveryOrderDriverPayMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/driver-pay', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDriverPayResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetDeliveryOrderDriverPayMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/driver-pay', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDriverPayResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateDeliveryOrderDriverPayMockHandler = (overrideResponse?: DriverPay | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<DriverPay> | DriverPay), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/driver-pay', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryOrderDriverPayResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateDeliveryOrderDriverPayMockHandler200 = (overrideResponse?: DriverPay | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<DriverPay> | DriverPay), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/driver-pay', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryOrderDriverPayResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateDeliveryOrderDriverPayMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/driver-pay', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryOrderDriverPayResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateDeliveryOrderDriverPayMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/driver-pay', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryOrderDriverPayResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateDeliveryOrderDriverPayMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/driver-pay', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryOrderDriverPayResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateDeliveryOrderDriverPayMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/driver-pay', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryOrderDriverPayResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateDeliveryOrderDriverPayMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/driver-pay', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryOrderDriverPayResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateDeliveryOrderDriverPayMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/driver-pay', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryOrderDriverPayResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getOverrideDeliveryOrderInvoicedStatusMockHandler = (overrideResponse?: InvoicedStatusOverridden | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<InvoicedStatusOverridden> | InvoicedStatusOverridden), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/invoiced-status', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOverrideDeliveryOrderInvoicedStatusResponseMock(),
      { status: 200
      })
  }, options)
}


export const getOverrideDeliveryOrderInvoicedStatusMockHandler200 = (overrideResponse?: InvoicedStatusOverridden | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<InvoicedStatusOverridden> | InvoicedStatusOverridden), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/invoiced-status', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOverrideDeliveryOrderInvoicedStatusResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getOverrideDeliveryOrderInvoicedStatusMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/invoiced-status', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOverrideDeliveryOrderInvoicedStatusResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getOverrideDeliveryOrderInvoicedStatusMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/invoiced-status', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOverrideDeliveryOrderInvoicedStatusResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getOverrideDeliveryOrderInvoicedStatusMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/invoiced-status', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOverrideDeliveryOrderInvoicedStatusResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getOverrideDeliveryOrderInvoicedStatusMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/invoiced-status', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOverrideDeliveryOrderInvoicedStatusResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getOverrideDeliveryOrderInvoicedStatusMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/invoiced-status', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOverrideDeliveryOrderInvoicedStatusResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getOverrideDeliveryOrderInvoicedStatusMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/invoiced-status', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOverrideDeliveryOrderInvoicedStatusResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetTenantDeliveryOrderFieldsMockHandler = (overrideResponse?: DeliveryOrderFieldPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderFieldPage> | DeliveryOrderFieldPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/delivery-order-fields', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantDeliveryOrderFieldsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetTenantDeliveryOrderFieldsMockHandler200 = (overrideResponse?: DeliveryOrderFieldPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderFieldPage> | DeliveryOrderFieldPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/delivery-order-fields', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantDeliveryOrderFieldsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetTenantDeliveryOrderFieldsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/delivery-order-fields', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantDeliveryOrderFieldsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetTenantDeliveryOrderFieldsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/delivery-order-fields', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantDeliveryOrderFieldsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetTenantDeliveryOrderFieldsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/delivery-order-fields', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantDeliveryOrderFieldsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetTenantDeliveryOrderFieldsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/delivery-order-fields', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantDeliveryOrderFieldsResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getCreateDeliveryOrderFieldMockHandler = (overrideResponse?: DeliveryOrderField | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DeliveryOrderField> | DeliveryOrderField), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/delivery-order-fields', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDeliveryOrderFieldResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCreateDeliveryOrderFieldMockHandler200 = (overrideResponse?: DeliveryOrderField | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DeliveryOrderField> | DeliveryOrderField), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/delivery-order-fields', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDeliveryOrderFieldResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCreateDeliveryOrderFieldMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/delivery-order-fields', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDeliveryOrderFieldResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateDeliveryOrderFieldMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/delivery-order-fields', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDeliveryOrderFieldResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateDeliveryOrderFieldMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/delivery-order-fields', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDeliveryOrderFieldResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateDeliveryOrderFieldMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/delivery-order-fields', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDeliveryOrderFieldResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCreateDeliveryOrderFieldMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/delivery-order-fields', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDeliveryOrderFieldResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getCreateDeliveryOrderFieldMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/delivery-order-fields', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDeliveryOrderFieldResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getPinDeliveryOrderFieldsMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/delivery-order-fields/pinned', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPinDeliveryOrderFieldsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getPinDeliveryOrderFieldsMockHandler200 = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/delivery-order-fields/pinned', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPinDeliveryOrderFieldsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getPinDeliveryOrderFieldsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/delivery-order-fields/pinned', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPinDeliveryOrderFieldsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getPinDeliveryOrderFieldsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/delivery-order-fields/pinned', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPinDeliveryOrderFieldsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getPinDeliveryOrderFieldsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/delivery-order-fields/pinned', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPinDeliveryOrderFieldsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getPinDeliveryOrderFieldsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/delivery-order-fields/pinned', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPinDeliveryOrderFieldsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getPinDeliveryOrderFieldsMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/delivery-order-fields/pinned', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPinDeliveryOrderFieldsResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getPinDeliveryOrderFieldsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/delivery-order-fields/pinned', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPinDeliveryOrderFieldsResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getArrangeDeliveryOrderFieldsMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/delivery-order-fields/order', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArrangeDeliveryOrderFieldsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getArrangeDeliveryOrderFieldsMockHandler200 = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/delivery-order-fields/order', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArrangeDeliveryOrderFieldsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getArrangeDeliveryOrderFieldsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/delivery-order-fields/order', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArrangeDeliveryOrderFieldsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getArrangeDeliveryOrderFieldsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/delivery-order-fields/order', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArrangeDeliveryOrderFieldsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getArrangeDeliveryOrderFieldsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/delivery-order-fields/order', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArrangeDeliveryOrderFieldsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getArrangeDeliveryOrderFieldsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/delivery-order-fields/order', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArrangeDeliveryOrderFieldsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getArrangeDeliveryOrderFieldsMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/delivery-order-fields/order', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArrangeDeliveryOrderFieldsResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getArrangeDeliveryOrderFieldsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/delivery-order-fields/order', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArrangeDeliveryOrderFieldsResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetDeliveryOrderFieldMockHandler = (overrideResponse?: DeliveryOrderField | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderField> | DeliveryOrderField), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-order-fields/:deliveryOrderFieldId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderFieldResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderFieldMockHandler200 = (overrideResponse?: DeliveryOrderField | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderField> | DeliveryOrderField), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-order-fields/:deliveryOrderFieldId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderFieldResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderFieldMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-order-fields/:deliveryOrderFieldId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderFieldResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetDeliveryOrderFieldMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-order-fields/:deliveryOrderFieldId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderFieldResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetDeliveryOrderFieldMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-order-fields/:deliveryOrderFieldId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderFieldResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetDeliveryOrderFieldMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-order-fields/:deliveryOrderFieldId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderFieldResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateDeliveryOrderFieldMockHandler = (overrideResponse?: DeliveryOrderField | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<DeliveryOrderField> | DeliveryOrderField), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-order-fields/:deliveryOrderFieldId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryOrderFieldResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateDeliveryOrderFieldMockHandler200 = (overrideResponse?: DeliveryOrderField | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<DeliveryOrderField> | DeliveryOrderField), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-order-fields/:deliveryOrderFieldId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryOrderFieldResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateDeliveryOrderFieldMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-order-fields/:deliveryOrderFieldId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryOrderFieldResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateDeliveryOrderFieldMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-order-fields/:deliveryOrderFieldId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryOrderFieldResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateDeliveryOrderFieldMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-order-fields/:deliveryOrderFieldId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryOrderFieldResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateDeliveryOrderFieldMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-order-fields/:deliveryOrderFieldId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryOrderFieldResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateDeliveryOrderFieldMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-order-fields/:deliveryOrderFieldId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryOrderFieldResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUpdateDeliveryOrderFieldMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-order-fields/:deliveryOrderFieldId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryOrderFieldResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getDeleteDeliveryOrderFieldMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/delivery-order-fields/:deliveryOrderFieldId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteDeliveryOrderFieldResponseMock(),
      { status: 200
      })
  }, options)
}


export const getDeleteDeliveryOrderFieldMockHandler200 = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/delivery-order-fields/:deliveryOrderFieldId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteDeliveryOrderFieldResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getDeleteDeliveryOrderFieldMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/delivery-order-fields/:deliveryOrderFieldId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteDeliveryOrderFieldResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getDeleteDeliveryOrderFieldMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/delivery-order-fields/:deliveryOrderFieldId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteDeliveryOrderFieldResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteDeliveryOrderFieldMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/delivery-order-fields/:deliveryOrderFieldId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteDeliveryOrderFieldResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteDeliveryOrderFieldMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/delivery-order-fields/:deliveryOrderFieldId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteDeliveryOrderFieldResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getDeleteDeliveryOrderFieldMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/delivery-order-fields/:deliveryOrderFieldId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteDeliveryOrderFieldResponseMock422(),
      { status: 422
      })
  }, options)
}

export const getCreateDeliveryOrderMockHandler = (overrideResponse?: DeliveryOrderCreated | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DeliveryOrderCreated> | DeliveryOrderCreated), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDeliveryOrderResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCreateDeliveryOrderMockHandler200 = (overrideResponse?: DeliveryOrderCreated | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DeliveryOrderCreated> | DeliveryOrderCreated), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDeliveryOrderResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCreateDeliveryOrderMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDeliveryOrderResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateDeliveryOrderMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDeliveryOrderResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateDeliveryOrderMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDeliveryOrderResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateDeliveryOrderMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDeliveryOrderResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCreateDeliveryOrderMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDeliveryOrderResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getCreateDeliveryOrderMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDeliveryOrderResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getPreviewDeliveryOrderMockHandler = (overrideResponse?: DeliveryOrderPreview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DeliveryOrderPreview> | DeliveryOrderPreview), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewDeliveryOrderResponseMock(),
      { status: 200
      })
  }, options)
}


export const getPreviewDeliveryOrderMockHandler200 = (overrideResponse?: DeliveryOrderPreview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DeliveryOrderPreview> | DeliveryOrderPreview), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewDeliveryOrderResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getPreviewDeliveryOrderMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewDeliveryOrderResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getPreviewDeliveryOrderMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewDeliveryOrderResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getPreviewDeliveryOrderMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewDeliveryOrderResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getPreviewDeliveryOrderMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewDeliveryOrderResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getPreviewDeliveryOrderMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewDeliveryOrderResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getPreviewDeliveryOrderMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewDeliveryOrderResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetPaginatedDeliveryOrdersMockHandler = (overrideResponse?: DeliveryOrderPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderPage> | DeliveryOrderPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/paginated-delivery-orders', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaginatedDeliveryOrdersResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetPaginatedDeliveryOrdersMockHandler200 = (overrideResponse?: DeliveryOrderPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderPage> | DeliveryOrderPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/paginated-delivery-orders', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaginatedDeliveryOrdersResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetPaginatedDeliveryOrdersMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/paginated-delivery-orders', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaginatedDeliveryOrdersResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetPaginatedDeliveryOrdersMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/paginated-delivery-orders', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaginatedDeliveryOrdersResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetPaginatedDeliveryOrdersMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/paginated-delivery-orders', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaginatedDeliveryOrdersResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetPaginatedDeliveryOrdersMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/paginated-delivery-orders', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaginatedDeliveryOrdersResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getGetDeliveryOrderExceptionsMockHandler = (overrideResponse?: DeliveryOrderExceptionPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderExceptionPage> | DeliveryOrderExceptionPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/delivery-order-exceptions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderExceptionsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderExceptionsMockHandler200 = (overrideResponse?: DeliveryOrderExceptionPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderExceptionPage> | DeliveryOrderExceptionPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/delivery-order-exceptions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderExceptionsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderExceptionsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/delivery-order-exceptions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderExceptionsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetDeliveryOrderExceptionsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/delivery-order-exceptions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderExceptionsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetDeliveryOrderExceptionsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/delivery-order-exceptions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderExceptionsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetDeliveryOrderExceptionsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/delivery-order-exceptions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderExceptionsResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getGetDeliveryOrderPageViewMockHandler = (overrideResponse?: DeliveryOrderPageView | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderPageView> | DeliveryOrderPageView), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/page-view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderPageViewResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderPageViewMockHandler200 = (overrideResponse?: DeliveryOrderPageView | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderPageView> | DeliveryOrderPageView), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/page-view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderPageViewResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderPageViewMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/page-view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderPageViewResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetDeliveryOrderPageViewMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/page-view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderPageViewResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetDeliveryOrderPageViewMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/page-view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderPageViewResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetDeliveryOrderPageViewMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/page-view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderPageViewResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getGetDeliveryOrderInfoViewMockHandler = (overrideResponse?: DeliveryOrderInfoView | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderInfoView> | DeliveryOrderInfoView), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/info-view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderInfoViewResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderInfoViewMockHandler200 = (overrideResponse?: DeliveryOrderInfoView | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderInfoView> | DeliveryOrderInfoView), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/info-view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderInfoViewResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderInfoViewMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/info-view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderInfoViewResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetDeliveryOrderInfoViewMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/info-view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderInfoViewResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetDeliveryOrderInfoViewMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/info-view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderInfoViewResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetDeliveryOrderInfoViewMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/info-view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderInfoViewResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getGetDeliveryOrderDataMockHandler = (overrideResponse?: DeliveryOrderData | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderData> | DeliveryOrderData), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDataResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderDataMockHandler200 = (overrideResponse?: DeliveryOrderData | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderData> | DeliveryOrderData), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDataResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderDataMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDataResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetDeliveryOrderDataMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDataResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetDeliveryOrderDataMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDataResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetDeliveryOrderDataMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDataResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getGetDeliveryOrderSummaryMockHandler = (overrideResponse?: DeliveryOrderSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderSummary> | DeliveryOrderSummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/summary', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderSummaryResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderSummaryMockHandler200 = (overrideResponse?: DeliveryOrderSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderSummary> | DeliveryOrderSummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/summary', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderSummaryResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderSummaryMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/summary', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderSummaryResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetDeliveryOrderSummaryMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/summary', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderSummaryResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetDeliveryOrderSummaryMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/summary', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderSummaryResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetDeliveryOrderSummaryMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/summary', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderSummaryResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getGetDeliveryOrderUpdatesMockHandler = (overrideResponse?: DeliveryOrderUpdates | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderUpdates> | DeliveryOrderUpdates), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/updates', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderUpdatesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderUpdatesMockHandler200 = (overrideResponse?: DeliveryOrderUpdates | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderUpdates> | DeliveryOrderUpdates), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/updates', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderUpdatesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderUpdatesMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/updates', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderUpdatesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetDeliveryOrderUpdatesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/updates', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderUpdatesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetDeliveryOrderUpdatesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/updates', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderUpdatesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetDeliveryOrderUpdatesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/updates', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderUpdatesResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getGetDeliveryOrderPricingItemsMockHandler = (overrideResponse?: PricingItems | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PricingItems> | PricingItems), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/pricing-items', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderPricingItemsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderPricingItemsMockHandler200 = (overrideResponse?: PricingItems | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PricingItems> | PricingItems), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/pricing-items', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderPricingItemsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderPricingItemsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/pricing-items', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderPricingItemsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetDeliveryOrderPricingItemsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/pricing-items', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderPricingItemsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetDeliveryOrderPricingItemsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/pricing-items', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderPricingItemsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetDeliveryOrderPricingItemsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/pricing-items', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderPricingItemsResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getGetDeliveryOrderPriceExplanationMockHandler = (overrideResponse?: PriceExplanation | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PriceExplanation> | PriceExplanation), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/price-explanation', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderPriceExplanationResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderPriceExplanationMockHandler200 = (overrideResponse?: PriceExplanation | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PriceExplanation> | PriceExplanation), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/price-explanation', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderPriceExplanationResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderPriceExplanationMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/price-explanation', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderPriceExplanationResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetDeliveryOrderPriceExplanationMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/price-explanation', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderPriceExplanationResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetDeliveryOrderPriceExplanationMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/price-explanation', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderPriceExplanationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetDeliveryOrderPriceExplanationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/price-explanation', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderPriceExplanationResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getGetDeliveryOrderNextMockHandler = (overrideResponse?: DeliveryOrderNext | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderNext> | DeliveryOrderNext), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/next', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderNextResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderNextMockHandler200 = (overrideResponse?: DeliveryOrderNext | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderNext> | DeliveryOrderNext), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/next', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderNextResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderNextMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/next', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderNextResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetDeliveryOrderNextMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/next', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderNextResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetDeliveryOrderNextMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/next', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderNextResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetDeliveryOrderNextMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/next', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderNextResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getMoveDeliveryOrderNextMockHandler = (overrideResponse?: OrderMoved | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderMoved> | OrderMoved), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/next', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMoveDeliveryOrderNextResponseMock(),
      { status: 200
      })
  }, options)
}


export const getMoveDeliveryOrderNextMockHandler200 = (overrideResponse?: OrderMoved | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderMoved> | OrderMoved), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/next', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMoveDeliveryOrderNextResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getMoveDeliveryOrderNextMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/next', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMoveDeliveryOrderNextResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getMoveDeliveryOrderNextMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/next', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMoveDeliveryOrderNextResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getMoveDeliveryOrderNextMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/next', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMoveDeliveryOrderNextResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getMoveDeliveryOrderNextMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/next', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMoveDeliveryOrderNextResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getMoveDeliveryOrderNextMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/next', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMoveDeliveryOrderNextResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getMoveDeliveryOrderNextMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/next', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMoveDeliveryOrderNextResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getUndoDeliveryOrderMoveMockHandler = (overrideResponse?: OrderMoved | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderMoved> | OrderMoved), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoDeliveryOrderMoveResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUndoDeliveryOrderMoveMockHandler200 = (overrideResponse?: OrderMoved | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderMoved> | OrderMoved), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoDeliveryOrderMoveResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUndoDeliveryOrderMoveMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoDeliveryOrderMoveResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUndoDeliveryOrderMoveMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoDeliveryOrderMoveResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUndoDeliveryOrderMoveMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoDeliveryOrderMoveResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUndoDeliveryOrderMoveMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoDeliveryOrderMoveResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUndoDeliveryOrderMoveMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoDeliveryOrderMoveResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUndoDeliveryOrderMoveMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoDeliveryOrderMoveResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getMarkDeliveryOrderPickedUpMockHandler = (overrideResponse?: OrderMoved | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderMoved> | OrderMoved), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/picked-up', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkDeliveryOrderPickedUpResponseMock(),
      { status: 200
      })
  }, options)
}


export const getMarkDeliveryOrderPickedUpMockHandler200 = (overrideResponse?: OrderMoved | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderMoved> | OrderMoved), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/picked-up', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkDeliveryOrderPickedUpResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getMarkDeliveryOrderPickedUpMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/picked-up', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkDeliveryOrderPickedUpResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getMarkDeliveryOrderPickedUpMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/picked-up', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkDeliveryOrderPickedUpResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getMarkDeliveryOrderPickedUpMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/picked-up', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkDeliveryOrderPickedUpResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getMarkDeliveryOrderPickedUpMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/picked-up', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkDeliveryOrderPickedUpResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getMarkDeliveryOrderPickedUpMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/picked-up', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkDeliveryOrderPickedUpResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getMarkDeliveryOrderPickedUpMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/picked-up', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkDeliveryOrderPickedUpResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getMarkDeliveryOrderDroppedOffMockHandler = (overrideResponse?: OrderMoved | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderMoved> | OrderMoved), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/dropped-off', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkDeliveryOrderDroppedOffResponseMock(),
      { status: 200
      })
  }, options)
}


export const getMarkDeliveryOrderDroppedOffMockHandler200 = (overrideResponse?: OrderMoved | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderMoved> | OrderMoved), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/dropped-off', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkDeliveryOrderDroppedOffResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getMarkDeliveryOrderDroppedOffMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/dropped-off', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkDeliveryOrderDroppedOffResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getMarkDeliveryOrderDroppedOffMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/dropped-off', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkDeliveryOrderDroppedOffResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getMarkDeliveryOrderDroppedOffMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/dropped-off', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkDeliveryOrderDroppedOffResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getMarkDeliveryOrderDroppedOffMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/dropped-off', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkDeliveryOrderDroppedOffResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getMarkDeliveryOrderDroppedOffMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/dropped-off', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkDeliveryOrderDroppedOffResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getMarkDeliveryOrderDroppedOffMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/dropped-off', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkDeliveryOrderDroppedOffResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getMarkDeliveryOrderCompletedMockHandler = (overrideResponse?: OrderMoved | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderMoved> | OrderMoved), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/completed', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkDeliveryOrderCompletedResponseMock(),
      { status: 200
      })
  }, options)
}


export const getMarkDeliveryOrderCompletedMockHandler200 = (overrideResponse?: OrderMoved | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderMoved> | OrderMoved), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/completed', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkDeliveryOrderCompletedResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getMarkDeliveryOrderCompletedMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/completed', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkDeliveryOrderCompletedResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getMarkDeliveryOrderCompletedMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/completed', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkDeliveryOrderCompletedResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getMarkDeliveryOrderCompletedMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/completed', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkDeliveryOrderCompletedResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getMarkDeliveryOrderCompletedMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/completed', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkDeliveryOrderCompletedResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getMarkDeliveryOrderCompletedMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/completed', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkDeliveryOrderCompletedResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getMarkDeliveryOrderCompletedMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/completed', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkDeliveryOrderCompletedResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getCancelDeliveryOrderMockHandler = (overrideResponse?: OrderMoved | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderMoved> | OrderMoved), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/cancelled', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelDeliveryOrderResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCancelDeliveryOrderMockHandler200 = (overrideResponse?: OrderMoved | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderMoved> | OrderMoved), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/cancelled', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelDeliveryOrderResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCancelDeliveryOrderMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/cancelled', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelDeliveryOrderResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCancelDeliveryOrderMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/cancelled', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelDeliveryOrderResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCancelDeliveryOrderMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/cancelled', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelDeliveryOrderResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCancelDeliveryOrderMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/cancelled', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelDeliveryOrderResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCancelDeliveryOrderMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/cancelled', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelDeliveryOrderResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getCancelDeliveryOrderMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/cancelled', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelDeliveryOrderResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getUnassignDeliveryOrdersMockHandler = (overrideResponse?: BulkOrderResults | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BulkOrderResults> | BulkOrderResults), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/delivery-orders/unassign', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnassignDeliveryOrdersResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUnassignDeliveryOrdersMockHandler200 = (overrideResponse?: BulkOrderResults | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BulkOrderResults> | BulkOrderResults), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/delivery-orders/unassign', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnassignDeliveryOrdersResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUnassignDeliveryOrdersMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/delivery-orders/unassign', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnassignDeliveryOrdersResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUnassignDeliveryOrdersMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/delivery-orders/unassign', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnassignDeliveryOrdersResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUnassignDeliveryOrdersMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/delivery-orders/unassign', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnassignDeliveryOrdersResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUnassignDeliveryOrdersMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/delivery-orders/unassign', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnassignDeliveryOrdersResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUnassignDeliveryOrdersMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/delivery-orders/unassign', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnassignDeliveryOrdersResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getUnassignDeliveryOrdersMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/delivery-orders/unassign', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnassignDeliveryOrdersResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetDeliveryOrderReceiptPdfMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/receipt-pdf', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderReceiptPdfResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/pdf' }
      })
  }, options)
}


export const getGetDeliveryOrderReceiptPdfMockHandler200 = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/receipt-pdf', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderReceiptPdfResponseMock200();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/pdf' }
      })
  }, options)
}


export const getGetDeliveryOrderReceiptPdfMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/receipt-pdf', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getGetDeliveryOrderReceiptPdfMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/receipt-pdf', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderReceiptPdfResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetDeliveryOrderReceiptPdfMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/receipt-pdf', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderReceiptPdfResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetDeliveryOrderReceiptPdfMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/receipt-pdf', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderReceiptPdfResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetDeliveryOrderReceiptPdfMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/receipt-pdf', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderReceiptPdfResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getGetDeliveryOrderReceiptPdfMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/receipt-pdf', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderReceiptPdfResponseMock422(),
      { status: 422
      })
  }, options)
}

export const getGetDeliveryOrderReceiptHtmlMockHandler = (overrideResponse?: string | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string> | string), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/receipt-html', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderReceiptHtmlResponseMock();
    const textBody = typeof resolvedBody === 'string' ? resolvedBody : JSON.stringify(resolvedBody ?? null);
    return HttpResponse.html(textBody,
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderReceiptHtmlMockHandler200 = (overrideResponse?: string | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string> | string), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/receipt-html', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderReceiptHtmlResponseMock200();
    const textBody = typeof resolvedBody === 'string' ? resolvedBody : JSON.stringify(resolvedBody ?? null);
    return HttpResponse.html(textBody,
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderReceiptHtmlMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/receipt-html', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getGetDeliveryOrderReceiptHtmlMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/receipt-html', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderReceiptHtmlResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetDeliveryOrderReceiptHtmlMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/receipt-html', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderReceiptHtmlResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetDeliveryOrderReceiptHtmlMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/receipt-html', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderReceiptHtmlResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetDeliveryOrderReceiptHtmlMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/receipt-html', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderReceiptHtmlResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getGetDeliveryOrderReceiptHtmlMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/receipt-html', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderReceiptHtmlResponseMock422(),
      { status: 422
      })
  }, options)
}

export const getGetDeliveryOrderDropoffReceiptPdfMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/dropoff-receipt-pdf', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDropoffReceiptPdfResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/pdf' }
      })
  }, options)
}


export const getGetDeliveryOrderDropoffReceiptPdfMockHandler200 = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/dropoff-receipt-pdf', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDropoffReceiptPdfResponseMock200();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/pdf' }
      })
  }, options)
}


export const getGetDeliveryOrderDropoffReceiptPdfMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/dropoff-receipt-pdf', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getGetDeliveryOrderDropoffReceiptPdfMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/dropoff-receipt-pdf', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDropoffReceiptPdfResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetDeliveryOrderDropoffReceiptPdfMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/dropoff-receipt-pdf', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDropoffReceiptPdfResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetDeliveryOrderDropoffReceiptPdfMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/dropoff-receipt-pdf', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDropoffReceiptPdfResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetDeliveryOrderDropoffReceiptPdfMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/dropoff-receipt-pdf', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDropoffReceiptPdfResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getGetDeliveryOrderDropoffReceiptPdfMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/dropoff-receipt-pdf', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDropoffReceiptPdfResponseMock422(),
      { status: 422
      })
  }, options)
}

export const getGetDeliveryOrderDropoffReceiptHtmlMockHandler = (overrideResponse?: string | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string> | string), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/dropoff-receipt-html', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDropoffReceiptHtmlResponseMock();
    const textBody = typeof resolvedBody === 'string' ? resolvedBody : JSON.stringify(resolvedBody ?? null);
    return HttpResponse.html(textBody,
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderDropoffReceiptHtmlMockHandler200 = (overrideResponse?: string | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string> | string), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/dropoff-receipt-html', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDropoffReceiptHtmlResponseMock200();
    const textBody = typeof resolvedBody === 'string' ? resolvedBody : JSON.stringify(resolvedBody ?? null);
    return HttpResponse.html(textBody,
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderDropoffReceiptHtmlMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/dropoff-receipt-html', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getGetDeliveryOrderDropoffReceiptHtmlMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/dropoff-receipt-html', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDropoffReceiptHtmlResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetDeliveryOrderDropoffReceiptHtmlMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/dropoff-receipt-html', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDropoffReceiptHtmlResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetDeliveryOrderDropoffReceiptHtmlMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/dropoff-receipt-html', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDropoffReceiptHtmlResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetDeliveryOrderDropoffReceiptHtmlMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/dropoff-receipt-html', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDropoffReceiptHtmlResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getGetDeliveryOrderDropoffReceiptHtmlMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/dropoff-receipt-html', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDropoffReceiptHtmlResponseMock422(),
      { status: 422
      })
  }, options)
}

export const getGetDeliveryOrderShippingLabelPdfMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/shipping-label-pdf', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderShippingLabelPdfResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/pdf' }
      })
  }, options)
}


export const getGetDeliveryOrderShippingLabelPdfMockHandler200 = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/shipping-label-pdf', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderShippingLabelPdfResponseMock200();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/pdf' }
      })
  }, options)
}


export const getGetDeliveryOrderShippingLabelPdfMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/shipping-label-pdf', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getGetDeliveryOrderShippingLabelPdfMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/shipping-label-pdf', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderShippingLabelPdfResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetDeliveryOrderShippingLabelPdfMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/shipping-label-pdf', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderShippingLabelPdfResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetDeliveryOrderShippingLabelPdfMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/shipping-label-pdf', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderShippingLabelPdfResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetDeliveryOrderShippingLabelPdfMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/shipping-label-pdf', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderShippingLabelPdfResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getGetDeliveryOrderShippingLabelHtmlMockHandler = (overrideResponse?: string | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string> | string), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/shipping-label-html', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderShippingLabelHtmlResponseMock();
    const textBody = typeof resolvedBody === 'string' ? resolvedBody : JSON.stringify(resolvedBody ?? null);
    return HttpResponse.html(textBody,
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderShippingLabelHtmlMockHandler200 = (overrideResponse?: string | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string> | string), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/shipping-label-html', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderShippingLabelHtmlResponseMock200();
    const textBody = typeof resolvedBody === 'string' ? resolvedBody : JSON.stringify(resolvedBody ?? null);
    return HttpResponse.html(textBody,
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderShippingLabelHtmlMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/shipping-label-html', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getGetDeliveryOrderShippingLabelHtmlMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/shipping-label-html', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderShippingLabelHtmlResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetDeliveryOrderShippingLabelHtmlMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/shipping-label-html', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderShippingLabelHtmlResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetDeliveryOrderShippingLabelHtmlMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/shipping-label-html', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderShippingLabelHtmlResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetDeliveryOrderShippingLabelHtmlMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/shipping-label-html', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderShippingLabelHtmlResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getAddDeliveryOrderCommentMockHandler = (overrideResponse?: DeliveryOrderUpdate | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DeliveryOrderUpdate> | DeliveryOrderUpdate), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/comments', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddDeliveryOrderCommentResponseMock(),
      { status: 200
      })
  }, options)
}


export const getAddDeliveryOrderCommentMockHandler200 = (overrideResponse?: DeliveryOrderUpdate | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DeliveryOrderUpdate> | DeliveryOrderUpdate), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/comments', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddDeliveryOrderCommentResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getAddDeliveryOrderCommentMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/comments', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddDeliveryOrderCommentResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getAddDeliveryOrderCommentMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/comments', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddDeliveryOrderCommentResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getAddDeliveryOrderCommentMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/comments', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddDeliveryOrderCommentResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getAddDeliveryOrderCommentMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/comments', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddDeliveryOrderCommentResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getAddDeliveryOrderCommentMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/comments', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddDeliveryOrderCommentResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getAddDeliveryOrderCommentMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/comments', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddDeliveryOrderCommentResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetDeliveryOrderMediaMockHandler = (overrideResponse?: DeliveryOrderMediaList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderMediaList> | DeliveryOrderMediaList), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/media', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderMediaResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderMediaMockHandler200 = (overrideResponse?: DeliveryOrderMediaList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderMediaList> | DeliveryOrderMediaList), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/media', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderMediaResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderMediaMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/media', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderMediaResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetDeliveryOrderMediaMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/media', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderMediaResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetDeliveryOrderMediaMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/media', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderMediaResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetDeliveryOrderMediaMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/media', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderMediaResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getAttachDeliveryOrderMediaMockHandler = (overrideResponse?: DeliveryOrderMedia | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DeliveryOrderMedia> | DeliveryOrderMedia), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/media', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAttachDeliveryOrderMediaResponseMock(),
      { status: 200
      })
  }, options)
}


export const getAttachDeliveryOrderMediaMockHandler200 = (overrideResponse?: DeliveryOrderMedia | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DeliveryOrderMedia> | DeliveryOrderMedia), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/media', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAttachDeliveryOrderMediaResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getAttachDeliveryOrderMediaMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/media', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAttachDeliveryOrderMediaResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getAttachDeliveryOrderMediaMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/media', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAttachDeliveryOrderMediaResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getAttachDeliveryOrderMediaMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/media', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAttachDeliveryOrderMediaResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getAttachDeliveryOrderMediaMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/media', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAttachDeliveryOrderMediaResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getAttachDeliveryOrderMediaMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/media', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAttachDeliveryOrderMediaResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getAttachDeliveryOrderMediaMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/media', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAttachDeliveryOrderMediaResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetDeliveryOrderMediaContentMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/media/:mediaId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderMediaContentResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}


export const getGetDeliveryOrderMediaContentMockHandler200 = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/media/:mediaId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderMediaContentResponseMock200();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}


export const getGetDeliveryOrderMediaContentMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/media/:mediaId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderMediaContentResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetDeliveryOrderMediaContentMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/media/:mediaId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderMediaContentResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetDeliveryOrderMediaContentMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/media/:mediaId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderMediaContentResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetDeliveryOrderMediaContentMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/media/:mediaId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderMediaContentResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getGetDeliveryOrderGeostampsMockHandler = (overrideResponse?: OrderGeostamps | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderGeostamps> | OrderGeostamps), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/geostamps', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderGeostampsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderGeostampsMockHandler200 = (overrideResponse?: OrderGeostamps | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderGeostamps> | OrderGeostamps), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/geostamps', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderGeostampsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderGeostampsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/geostamps', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderGeostampsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetDeliveryOrderGeostampsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/geostamps', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderGeostampsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetDeliveryOrderGeostampsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/geostamps', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderGeostampsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetDeliveryOrderGeostampsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/geostamps', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderGeostampsResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getCheckInDeliveryOrderMockHandler = (overrideResponse?: Geostamp | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Geostamp> | Geostamp), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/checkin', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckInDeliveryOrderResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCheckInDeliveryOrderMockHandler200 = (overrideResponse?: Geostamp | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Geostamp> | Geostamp), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/checkin', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckInDeliveryOrderResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCheckInDeliveryOrderMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/checkin', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckInDeliveryOrderResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCheckInDeliveryOrderMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/checkin', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckInDeliveryOrderResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCheckInDeliveryOrderMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/checkin', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckInDeliveryOrderResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCheckInDeliveryOrderMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/checkin', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckInDeliveryOrderResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCheckInDeliveryOrderMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/checkin', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckInDeliveryOrderResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getCheckInDeliveryOrderMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/checkin', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckInDeliveryOrderResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getCheckOutDeliveryOrderMockHandler = (overrideResponse?: Geostamp | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Geostamp> | Geostamp), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/checkout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckOutDeliveryOrderResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCheckOutDeliveryOrderMockHandler200 = (overrideResponse?: Geostamp | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Geostamp> | Geostamp), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/checkout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckOutDeliveryOrderResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCheckOutDeliveryOrderMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/checkout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckOutDeliveryOrderResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCheckOutDeliveryOrderMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/checkout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckOutDeliveryOrderResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCheckOutDeliveryOrderMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/checkout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckOutDeliveryOrderResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCheckOutDeliveryOrderMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/checkout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckOutDeliveryOrderResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCheckOutDeliveryOrderMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/checkout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckOutDeliveryOrderResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getCheckOutDeliveryOrderMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/checkout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckOutDeliveryOrderResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetDeliveryOrderProtocolDataMockHandler = (overrideResponse?: ProtocolData | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProtocolData> | ProtocolData), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/protocol-data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderProtocolDataResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderProtocolDataMockHandler200 = (overrideResponse?: ProtocolData | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProtocolData> | ProtocolData), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/protocol-data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderProtocolDataResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderProtocolDataMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/protocol-data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderProtocolDataResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetDeliveryOrderProtocolDataMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/protocol-data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderProtocolDataResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetDeliveryOrderProtocolDataMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/protocol-data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderProtocolDataResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetDeliveryOrderProtocolDataMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/protocol-data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderProtocolDataResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getCaptureDeliveryOrderProtocolDataMockHandler = (overrideResponse?: ProtocolData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProtocolData> | ProtocolData), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/protocol-data', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCaptureDeliveryOrderProtocolDataResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCaptureDeliveryOrderProtocolDataMockHandler200 = (overrideResponse?: ProtocolData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProtocolData> | ProtocolData), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/protocol-data', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCaptureDeliveryOrderProtocolDataResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCaptureDeliveryOrderProtocolDataMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/protocol-data', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCaptureDeliveryOrderProtocolDataResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCaptureDeliveryOrderProtocolDataMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/protocol-data', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCaptureDeliveryOrderProtocolDataResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCaptureDeliveryOrderProtocolDataMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/protocol-data', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCaptureDeliveryOrderProtocolDataResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCaptureDeliveryOrderProtocolDataMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/protocol-data', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCaptureDeliveryOrderProtocolDataResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCaptureDeliveryOrderProtocolDataMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/protocol-data', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCaptureDeliveryOrderProtocolDataResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getCaptureDeliveryOrderProtocolDataMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/protocol-data', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCaptureDeliveryOrderProtocolDataResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetDeliveryOrderDriverViewMockHandler = (overrideResponse?: DeliveryOrderDriverView | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderDriverView> | DeliveryOrderDriverView), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/driver-view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDriverViewResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderDriverViewMockHandler200 = (overrideResponse?: DeliveryOrderDriverView | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderDriverView> | DeliveryOrderDriverView), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/driver-view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDriverViewResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetDeliveryOrderDriverViewMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/driver-view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDriverViewResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetDeliveryOrderDriverViewMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/driver-view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDriverViewResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetDeliveryOrderDriverViewMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/driver-view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDriverViewResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetDeliveryOrderDriverViewMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/driver-view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDriverViewResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getCreateUploadMockHandler = (overrideResponse?: Upload | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Upload> | Upload), options?: RequestHandlerOptions) => {
  return http.post('*/api/uploads', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUploadResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCreateUploadMockHandler200 = (overrideResponse?: Upload | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Upload> | Upload), options?: RequestHandlerOptions) => {
  return http.post('*/api/uploads', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUploadResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCreateUploadMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uploads', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUploadResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateUploadMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uploads', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUploadResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateUploadMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uploads', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUploadResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateUploadMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uploads', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUploadResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCreateUploadMockHandler422 = (overrideResponse?: FormErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormErrorResponse> | FormErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uploads', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUploadResponseMock422(),
      { status: 422
      })
  }, options)
}


export const getCreateUploadMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/uploads', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUploadResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getGetUploadLimitsMockHandler = (overrideResponse?: UploadLimits | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UploadLimits> | UploadLimits), options?: RequestHandlerOptions) => {
  return http.get('*/api/uploads/socket', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUploadLimitsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetUploadLimitsMockHandler200 = (overrideResponse?: UploadLimits | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UploadLimits> | UploadLimits), options?: RequestHandlerOptions) => {
  return http.get('*/api/uploads/socket', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUploadLimitsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetUploadLimitsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/uploads/socket', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUploadLimitsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetUploadLimitsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/uploads/socket', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUploadLimitsResponseMock401(),
      { status: 401
      })
  }, options)
}
export const getOrdersMock = () => [
  getGetDeliveryOrderBrokerageReceiversMockHandler(),
  getAnswerDeliveryOrderBrokerageMockHandler(),
  getGetDeliveryOrderBrokerageOfferMockHandler(),
  getConfirmDeliveryOrderBrokerageMockHandler(),
  getGetDeliveryOrderOverrideViewMockHandler(),
  getUpdateDeliveryOrderOverridesMockHandler(),
  getPreviewDeliveryOrderOverridesMockHandler(),
  getPreviewDeliveryOrderPricingMockHandler(),
  getOverrideDeliveryOrderPricingMockHandler(),
  getPriceDeliveryOrderAgainMockHandler(),
  getAddDeliveryOrderPriceModifierMockHandler(),
  getRemoveDeliveryOrderPriceModifierMockHandler(),
  getGetDeliveryOrderDriverPayMockHandler(),
  getUpdateDeliveryOrderDriverPayMockHandler(),
  getOverrideDeliveryOrderInvoicedStatusMockHandler(),
  getGetTenantDeliveryOrderFieldsMockHandler(),
  getCreateDeliveryOrderFieldMockHandler(),
  getPinDeliveryOrderFieldsMockHandler(),
  getArrangeDeliveryOrderFieldsMockHandler(),
  getGetDeliveryOrderFieldMockHandler(),
  getUpdateDeliveryOrderFieldMockHandler(),
  getDeleteDeliveryOrderFieldMockHandler(),
  getCreateDeliveryOrderMockHandler(),
  getPreviewDeliveryOrderMockHandler(),
  getGetPaginatedDeliveryOrdersMockHandler(),
  getGetDeliveryOrderExceptionsMockHandler(),
  getGetDeliveryOrderPageViewMockHandler(),
  getGetDeliveryOrderInfoViewMockHandler(),
  getGetDeliveryOrderDataMockHandler(),
  getGetDeliveryOrderSummaryMockHandler(),
  getGetDeliveryOrderUpdatesMockHandler(),
  getGetDeliveryOrderPricingItemsMockHandler(),
  getGetDeliveryOrderPriceExplanationMockHandler(),
  getGetDeliveryOrderNextMockHandler(),
  getMoveDeliveryOrderNextMockHandler(),
  getUndoDeliveryOrderMoveMockHandler(),
  getMarkDeliveryOrderPickedUpMockHandler(),
  getMarkDeliveryOrderDroppedOffMockHandler(),
  getMarkDeliveryOrderCompletedMockHandler(),
  getCancelDeliveryOrderMockHandler(),
  getUnassignDeliveryOrdersMockHandler(),
  getGetDeliveryOrderReceiptPdfMockHandler(),
  getGetDeliveryOrderReceiptHtmlMockHandler(),
  getGetDeliveryOrderDropoffReceiptPdfMockHandler(),
  getGetDeliveryOrderDropoffReceiptHtmlMockHandler(),
  getGetDeliveryOrderShippingLabelPdfMockHandler(),
  getGetDeliveryOrderShippingLabelHtmlMockHandler(),
  getAddDeliveryOrderCommentMockHandler(),
  getGetDeliveryOrderMediaMockHandler(),
  getAttachDeliveryOrderMediaMockHandler(),
  getGetDeliveryOrderMediaContentMockHandler(),
  getGetDeliveryOrderGeostampsMockHandler(),
  getCheckInDeliveryOrderMockHandler(),
  getCheckOutDeliveryOrderMockHandler(),
  getGetDeliveryOrderProtocolDataMockHandler(),
  getCaptureDeliveryOrderProtocolDataMockHandler(),
  getGetDeliveryOrderDriverViewMockHandler(),
  getCreateUploadMockHandler(),
  getGetUploadLimitsMockHandler()
]
