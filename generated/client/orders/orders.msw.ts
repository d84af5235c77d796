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
  OrderMessageTo,
  OrderStatus,
  PayRateFrom,
  ProtocolActionType,
  StopType
} from '../../model';
import type {
  Brokerage,
  BrokerageOffer,
  BrokerageReceivers,
  BulkOrderResults,
  Callers,
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
  DeliveryOrdersCreated,
  DoneResponse,
  DriverPaidOut,
  DriverPay,
  Geostamp,
  InvoicedStatusOverridden,
  OrderGeostamps,
  OrderImport,
  OrderImportCheck,
  OrderImportPage,
  OrderImportRowPage,
  OrderMoved,
  OrderRecipients,
  OrderTemplate,
  OrderTemplateMetaPage,
  OverridePricingPreview,
  Person,
  PreviewedPricing,
  PriceExplanation,
  PriceSetting,
  PricingItems,
  PricingOverridden,
  ProtocolData,
  Spreadsheet,
  TenantRef,
  UndoableMove,
  Upload,
  UploadLimits
} from '../../model';


export const getGetDeliveryOrderBrokerageReceiversResponseMock = (overrideResponse: Partial<Extract<BrokerageReceivers, object>> = {}): BrokerageReceivers => ({receivers: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})

export const getAnswerDeliveryOrderBrokerageResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getAnswerDeliveryOrderBrokerageResponseBrokerageMock = (overrideResponse: Partial<Brokerage> = {}): Brokerage => ({...{sellOrderId: faker.number.int({min: 1, max: 9007199254740991}), buyOrderId: faker.number.int({min: 1, max: 9007199254740991}), receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, sellPreTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), buyPreTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), marginCadCents: faker.helpers.arrayElement([faker.number.int(), null])}, ...overrideResponse});

export const getAnswerDeliveryOrderBrokerageResponseCancellationMock = (overrideResponse: Partial<Cancellation> = {}): Cancellation => ({...{cancelledAt: faker.number.int({min: 946684800, max: 4133980799}), actorName: faker.string.alpha({length: {min: 10, max: 20}}), actorTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), reason: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getAnswerDeliveryOrderBrokerageResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderPageView, object>> = {}): DeliveryOrderPageView => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), status: faker.helpers.arrayElement(Object.values(OrderStatus)), billStatus: faker.helpers.arrayElement(Object.values(BillStatus)), poNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderFields: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}),faker.number.float({min: -1000000000000, max: 1000000000000, fractionDigits: 2}),faker.datatype.boolean(),])})), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), totalWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), totalVolumeM3: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), totalParcels: faker.number.int({min: 0}), distanceM: faker.number.int({min: 0}), timeS: faker.number.int({min: 0}), distanceEstimated: faker.datatype.boolean(), serviceName: faker.string.alpha({length: {min: 10, max: 20}}), vehicleName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), serviceSpeedName: faker.string.alpha({length: {min: 10, max: 20}}), serviceSpeedTextColor: faker.string.alpha({length: {min: 10, max: 20}}), availableAt: faker.number.int({min: 946684800, max: 4133980799}), dueAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), createdByRecurringOrderId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), senderUser: {firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), admin: faker.datatype.boolean()}, scheduledByTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, senderTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, driver: faker.helpers.arrayElement([{...getAnswerDeliveryOrderBrokerageResponsePersonMock()},null,]), tags: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 120}}), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), pickupLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2}), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, dropoffLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2}), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, parcelDetails: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), quantity: faker.number.int({min: 1}), lengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), widthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), heightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), pricing: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, pricingVersion: faker.number.int({min: 1, max: 2147483647}), geostampsEnabled: faker.datatype.boolean(), brokerage: faker.helpers.arrayElement([{...getAnswerDeliveryOrderBrokerageResponseBrokerageMock()},null,]), times: {assignedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), pickedUpAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), droppedOffAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), completedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), cancelledAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null])}, cancellation: faker.helpers.arrayElement([{...getAnswerDeliveryOrderBrokerageResponseCancellationMock()},null,]), exceptions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), brokerageExceptions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({exception: faker.helpers.arrayElement(Object.values(BrokerageExceptionCode)), version: faker.number.int({min: 1, max: 2147483647}), otherTenantName: faker.string.alpha({length: {min: 10, max: 20}}), pricingFrom: faker.helpers.arrayElement([faker.number.int(), null]), pricingTo: faker.helpers.arrayElement([faker.number.int(), null]), changes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({field: faker.helpers.arrayElement(['poNumber','orderNotes','serviceSpeed','distanceM','timeS','availableAt','parcelQuantity','parcelWeightKg','parcelLengthM','parcelWidthM','parcelHeightM','billStatus','manualPrice','waitTime','adjustment','driverPayRate','driverPayAdjustment','pickedUpAt','droppedOffAt','orderField'] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 250}}), undefined]), from: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),null,]), to: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),null,])})), undefined]), comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined])})), ...overrideResponse})

export const getGetDeliveryOrderBrokerageOfferResponseMock = (overrideResponse: Partial<Extract<BrokerageOffer, object>> = {}): BrokerageOffer => ({orderId: faker.number.int({min: 1, max: 9007199254740991}), receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, sellPreTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), sellPriceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), options: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), serviceName: faker.string.alpha({length: {min: 10, max: 20}}), vehicleName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), serviceSpeedId: faker.number.int({min: 1, max: 9007199254740991}), serviceSpeedName: faker.string.alpha({length: {min: 10, max: 20}}), dueAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), buyPreTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), buyPriceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), marginCadCents: faker.helpers.arrayElement([faker.number.int(), null]), problems: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))})), refusal: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getConfirmDeliveryOrderBrokerageResponseMock = (overrideResponse: Partial<Extract<Brokerage, object>> = {}): Brokerage => ({sellOrderId: faker.number.int({min: 1, max: 9007199254740991}), buyOrderId: faker.number.int({min: 1, max: 9007199254740991}), receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, sellPreTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), buyPreTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), marginCadCents: faker.helpers.arrayElement([faker.number.int(), null]), ...overrideResponse})

export const getGetCallersResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetCallersResponseMock = (overrideResponse: Partial<Extract<Callers, object>> = {}): Callers => ({phone: faker.string.alpha({length: {min: 10, max: 20}}), data: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(['customer','contact','person','location'] as const), id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), phone: faker.string.alpha({length: {min: 10, max: 20}}), customer: faker.helpers.arrayElement([{...getGetCallersResponseTenantRefMock()},null,]), openOrders: faker.number.int({min: 0}), orders: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), pickupName: faker.string.alpha({length: {min: 10, max: 20}}), dropoffName: faker.string.alpha({length: {min: 10, max: 20}})}))})), ...overrideResponse})

export const getGetDeliveryOrderOverrideViewResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderOverrideView, object>> = {}): DeliveryOrderOverrideView => ({id: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), editedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), editedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), poNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderFields: Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ({field: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), options: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), required: faker.datatype.boolean(), help: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pinned: faker.datatype.boolean()}, value: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}),faker.number.float({min: -1000000000000, max: 1000000000000, fractionDigits: 2}),faker.datatype.boolean(),]),null,])})), availableAt: faker.number.int({min: 946684800, max: 4133980799}), selectedServiceSpeed: {id: faker.number.int({min: 1, max: 9007199254740991})}, serviceSpeeds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), distanceM: faker.number.float({min: 0, fractionDigits: 2}), timeS: faker.number.float({min: 0, fractionDigits: 2}), selectedParcelDetails: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), lengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), widthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), heightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), quantity: faker.number.int({min: 1}), typed: faker.helpers.arrayElement([{weight: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), length: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), width: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), height: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined])}, undefined]), totalWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), parcelTypes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), ...overrideResponse})

export const getUpdateDeliveryOrderOverridesResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderOverrideView, object>> = {}): DeliveryOrderOverrideView => ({id: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), editedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), editedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), poNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderFields: Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ({field: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), options: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), required: faker.datatype.boolean(), help: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pinned: faker.datatype.boolean()}, value: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}),faker.number.float({min: -1000000000000, max: 1000000000000, fractionDigits: 2}),faker.datatype.boolean(),]),null,])})), availableAt: faker.number.int({min: 946684800, max: 4133980799}), selectedServiceSpeed: {id: faker.number.int({min: 1, max: 9007199254740991})}, serviceSpeeds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})})), distanceM: faker.number.float({min: 0, fractionDigits: 2}), timeS: faker.number.float({min: 0, fractionDigits: 2}), selectedParcelDetails: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), lengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), widthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), heightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), quantity: faker.number.int({min: 1}), typed: faker.helpers.arrayElement([{weight: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), length: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), width: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), height: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined])}, undefined]), totalWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), parcelTypes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), maxWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxLengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxWidthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), maxHeightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), ...overrideResponse})

export const getPreviewDeliveryOrderOverridesResponseMock = (overrideResponse: Partial<Extract<OverridePricingPreview, object>> = {}): OverridePricingPreview => ({overridePricingPreview: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, invoices: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 40}}))), ...overrideResponse})

export const getPreviewDeliveryOrderPricingResponseMock = (overrideResponse: Partial<Extract<PreviewedPricing, object>> = {}): PreviewedPricing => ({previewPricing: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, invoices: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 40}}))), ...overrideResponse})

export const getOverrideDeliveryOrderPricingResponseMock = (overrideResponse: Partial<Extract<PricingOverridden, object>> = {}): PricingOverridden => ({id: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), pricing: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), ...overrideResponse})

export const getPriceDeliveryOrderAgainResponseMock = (overrideResponse: Partial<Extract<PricingOverridden, object>> = {}): PricingOverridden => ({id: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), pricing: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), ...overrideResponse})

export const getAddDeliveryOrderPriceModifierResponseMock = (overrideResponse: Partial<Extract<PricingOverridden, object>> = {}): PricingOverridden => ({id: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), pricing: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), ...overrideResponse})

export const getRemoveDeliveryOrderPriceModifierResponseMock = (overrideResponse: Partial<Extract<PricingOverridden, object>> = {}): PricingOverridden => ({id: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), pricing: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), ...overrideResponse})

export const getGetDeliveryOrderDriverPayResponseDriverPaidOutMock = (overrideResponse: Partial<DriverPaidOut> = {}): DriverPaidOut => ({...{payStatementId: faker.number.int({min: 1, max: 9007199254740991}), number: faker.string.alpha({length: {min: 10, max: 20}}), paidAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null])}, ...overrideResponse});

export const getGetDeliveryOrderDriverPayResponseMock = (overrideResponse: Partial<Extract<DriverPay, object>> = {}): DriverPay => ({version: faker.number.int({min: 1, max: 2147483647}), editedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), editedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), earningType: "Commission", rate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), rateFrom: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PayRateFrom)),null,]), rateOverride: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), defaultRate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), payableCadCents: faker.helpers.arrayElement([faker.number.int(), null]), totalCadCents: faker.helpers.arrayElement([faker.number.int(), null]), adjustments: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 1, max: 100}}), priceCadCents: faker.number.int({min: -10000000, max: 10000000})})), adjustmentsTotalCadCents: faker.number.int({min: -100000000000, max: 100000000000}), plusAdjustmentsTotalCadCents: faker.helpers.arrayElement([faker.number.int(), null]), paidOut: faker.helpers.arrayElement([{...getGetDeliveryOrderDriverPayResponseDriverPaidOutMock()},null,]), ...overrideResponse})

export const getUpdateDeliveryOrderDriverPayResponseDriverPaidOutMock = (overrideResponse: Partial<DriverPaidOut> = {}): DriverPaidOut => ({...{payStatementId: faker.number.int({min: 1, max: 9007199254740991}), number: faker.string.alpha({length: {min: 10, max: 20}}), paidAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null])}, ...overrideResponse});

export const getUpdateDeliveryOrderDriverPayResponseMock = (overrideResponse: Partial<Extract<DriverPay, object>> = {}): DriverPay => ({version: faker.number.int({min: 1, max: 2147483647}), editedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), editedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), earningType: "Commission", rate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), rateFrom: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PayRateFrom)),null,]), rateOverride: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), defaultRate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), payableCadCents: faker.helpers.arrayElement([faker.number.int(), null]), totalCadCents: faker.helpers.arrayElement([faker.number.int(), null]), adjustments: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 1, max: 100}}), priceCadCents: faker.number.int({min: -10000000, max: 10000000})})), adjustmentsTotalCadCents: faker.number.int({min: -100000000000, max: 100000000000}), plusAdjustmentsTotalCadCents: faker.helpers.arrayElement([faker.number.int(), null]), paidOut: faker.helpers.arrayElement([{...getUpdateDeliveryOrderDriverPayResponseDriverPaidOutMock()},null,]), ...overrideResponse})

export const getOverrideDeliveryOrderInvoicedStatusResponseMock = (overrideResponse: Partial<Extract<InvoicedStatusOverridden, object>> = {}): InvoicedStatusOverridden => ({id: faker.number.int({min: 1, max: 9007199254740991}), billStatus: faker.helpers.arrayElement(Object.values(BillStatus)), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetTenantDeliveryOrderFieldsResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderFieldPage, object>> = {}): DeliveryOrderFieldPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), options: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), help: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), required: faker.datatype.boolean(), shownIn: faker.helpers.arrayElements(['Scheduler','Order','Exports'] as const), position: faker.number.int({min: 0, max: 2147483647}), pinned: faker.datatype.boolean(), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreateDeliveryOrderFieldResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderField, object>> = {}): DeliveryOrderField => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), options: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), help: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), required: faker.datatype.boolean(), shownIn: faker.helpers.arrayElements(['Scheduler','Order','Exports'] as const), position: faker.number.int({min: 0, max: 2147483647}), pinned: faker.datatype.boolean(), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getPinDeliveryOrderFieldsResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getArrangeDeliveryOrderFieldsResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetDeliveryOrderFieldResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderField, object>> = {}): DeliveryOrderField => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), options: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), help: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), required: faker.datatype.boolean(), shownIn: faker.helpers.arrayElements(['Scheduler','Order','Exports'] as const), position: faker.number.int({min: 0, max: 2147483647}), pinned: faker.datatype.boolean(), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getUpdateDeliveryOrderFieldResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderField, object>> = {}): DeliveryOrderField => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), options: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), help: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), required: faker.datatype.boolean(), shownIn: faker.helpers.arrayElements(['Scheduler','Order','Exports'] as const), position: faker.number.int({min: 0, max: 2147483647}), pinned: faker.datatype.boolean(), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getDeleteDeliveryOrderFieldResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getCheckOrderImportResponseMock = (overrideResponse: Partial<Extract<OrderImportCheck, object>> = {}): OrderImportCheck => ({rows: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({line: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 10, max: 20}}), outcome: faker.helpers.arrayElement(['created','duplicate','refused'] as const), reference: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pickup: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoff: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), makes: faker.helpers.arrayElements(['pickup','dropoff'] as const), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), deliveryOrderId: faker.helpers.arrayElement([faker.number.int(), null]), mends: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({column: faker.string.alpha({length: {min: 10, max: 20}}), from: faker.string.alpha({length: {min: 10, max: 20}}), to: faker.string.alpha({length: {min: 10, max: 20}}), why: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['rewritten','mended','approximate'] as const)})), faults: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({column: faker.string.alpha({length: {min: 10, max: 20}}), why: faker.string.alpha({length: {min: 10, max: 20}})})), warnings: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))})), ...overrideResponse})

export const getGetOrderImportsResponseMock = (overrideResponse: Partial<Extract<OrderImportPage, object>> = {}): OrderImportPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), state: faker.helpers.arrayElement(['waiting','running','done','failed','cancelled'] as const), customer: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, fileName: faker.string.alpha({length: {min: 10, max: 20}}), done: faker.number.int({min: 0}), total: faker.number.int({min: 0}), placed: faker.number.int({min: 0}), duplicates: faker.number.int({min: 0}), refused: faker.number.int({min: 0}), totalCadCents: faker.helpers.arrayElement([faker.number.int(), null]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int(), null])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreateOrderImportResponseMock = (overrideResponse: Partial<Extract<OrderImport, object>> = {}): OrderImport => ({id: faker.number.int({min: 1, max: 9007199254740991}), state: faker.helpers.arrayElement(['waiting','running','done','failed','cancelled'] as const), customer: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, fileName: faker.string.alpha({length: {min: 10, max: 20}}), done: faker.number.int({min: 0}), total: faker.number.int({min: 0}), placed: faker.number.int({min: 0}), duplicates: faker.number.int({min: 0}), refused: faker.number.int({min: 0}), totalCadCents: faker.helpers.arrayElement([faker.number.int(), null]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int(), null]), ...overrideResponse})

export const getGetOrderImportResponseMock = (overrideResponse: Partial<Extract<OrderImport, object>> = {}): OrderImport => ({id: faker.number.int({min: 1, max: 9007199254740991}), state: faker.helpers.arrayElement(['waiting','running','done','failed','cancelled'] as const), customer: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, fileName: faker.string.alpha({length: {min: 10, max: 20}}), done: faker.number.int({min: 0}), total: faker.number.int({min: 0}), placed: faker.number.int({min: 0}), duplicates: faker.number.int({min: 0}), refused: faker.number.int({min: 0}), totalCadCents: faker.helpers.arrayElement([faker.number.int(), null]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int(), null]), ...overrideResponse})

export const getGetOrderImportRowsResponseMock = (overrideResponse: Partial<Extract<OrderImportRowPage, object>> = {}): OrderImportRowPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({line: faker.number.int({min: 1}), outcome: faker.helpers.arrayElement(['waiting','placed','duplicate','refused'] as const), reference: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoff: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), deliveryOrderId: faker.helpers.arrayElement([faker.number.int(), null]), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), faults: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({column: faker.string.alpha({length: {min: 10, max: 20}}), why: faker.string.alpha({length: {min: 10, max: 20}})}))})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCancelOrderImportResponseMock = (overrideResponse: Partial<Extract<OrderImport, object>> = {}): OrderImport => ({id: faker.number.int({min: 1, max: 9007199254740991}), state: faker.helpers.arrayElement(['waiting','running','done','failed','cancelled'] as const), customer: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, fileName: faker.string.alpha({length: {min: 10, max: 20}}), done: faker.number.int({min: 0}), total: faker.number.int({min: 0}), placed: faker.number.int({min: 0}), duplicates: faker.number.int({min: 0}), refused: faker.number.int({min: 0}), totalCadCents: faker.helpers.arrayElement([faker.number.int(), null]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int(), null]), ...overrideResponse})

export const getGetOrderRecipientsResponseMock = (overrideResponse: Partial<Extract<OrderRecipients, object>> = {}): OrderRecipients => ({data: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({to: faker.helpers.arrayElement(Object.values(OrderMessageTo)), name: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), stopped: faker.helpers.arrayElements(['email','sms'] as const)})), ...overrideResponse})

export const getSendOrderEmailResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderUpdate, object>> = {}): DeliveryOrderUpdate => ({id: faker.number.int({min: 1, max: 9007199254740991}), type: faker.helpers.arrayElement(Object.values(DeliveryOrderUpdateType)), createdAt: faker.number.int({min: 946684800, max: 4133980799}), occurredAt: faker.number.int({min: 946684800, max: 4133980799}), deliveryOrderId: faker.number.int({min: 1, max: 9007199254740991}), comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), commenterName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), commenterEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), creatorName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), creatorEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), assigneeName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), assigneeEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), actorName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), actorTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), senderTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), brokerSupplierName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), fromLocationName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), fromLocationAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), toLocationName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), toLocationAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), mediaName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), mediaUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), pricingFrom: faker.helpers.arrayElement([faker.number.int(), null]), pricingTo: faker.helpers.arrayElement([faker.number.int(), null]), geostampUid: faker.helpers.arrayElement([faker.string.uuid(), undefined]), lat: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), undefined]), lng: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), undefined]), changes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({field: faker.helpers.arrayElement(['poNumber','orderNotes','serviceSpeed','distanceM','timeS','availableAt','parcelQuantity','parcelWeightKg','parcelLengthM','parcelWidthM','parcelHeightM','billStatus','manualPrice','waitTime','adjustment','driverPayRate','driverPayAdjustment','pickedUpAt','droppedOffAt','orderField'] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 250}}), undefined]), from: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),null,]), to: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),null,])})), undefined]), message: faker.helpers.arrayElement([{channel: faker.helpers.arrayElement(['email','sms'] as const), to: faker.helpers.arrayElement(Object.values(OrderMessageTo)), name: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 20}}), subject: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), text: faker.string.alpha({length: {min: 10, max: 20}})}, undefined]), answeredException: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(BrokerageExceptionCode)), undefined]), accepted: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), createdByRecurringOrderId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), ...overrideResponse})

export const getSendOrderSmsResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderUpdate, object>> = {}): DeliveryOrderUpdate => ({id: faker.number.int({min: 1, max: 9007199254740991}), type: faker.helpers.arrayElement(Object.values(DeliveryOrderUpdateType)), createdAt: faker.number.int({min: 946684800, max: 4133980799}), occurredAt: faker.number.int({min: 946684800, max: 4133980799}), deliveryOrderId: faker.number.int({min: 1, max: 9007199254740991}), comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), commenterName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), commenterEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), creatorName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), creatorEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), assigneeName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), assigneeEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), actorName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), actorTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), senderTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), brokerSupplierName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), fromLocationName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), fromLocationAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), toLocationName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), toLocationAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), mediaName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), mediaUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), pricingFrom: faker.helpers.arrayElement([faker.number.int(), null]), pricingTo: faker.helpers.arrayElement([faker.number.int(), null]), geostampUid: faker.helpers.arrayElement([faker.string.uuid(), undefined]), lat: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), undefined]), lng: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), undefined]), changes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({field: faker.helpers.arrayElement(['poNumber','orderNotes','serviceSpeed','distanceM','timeS','availableAt','parcelQuantity','parcelWeightKg','parcelLengthM','parcelWidthM','parcelHeightM','billStatus','manualPrice','waitTime','adjustment','driverPayRate','driverPayAdjustment','pickedUpAt','droppedOffAt','orderField'] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 250}}), undefined]), from: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),null,]), to: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),null,])})), undefined]), message: faker.helpers.arrayElement([{channel: faker.helpers.arrayElement(['email','sms'] as const), to: faker.helpers.arrayElement(Object.values(OrderMessageTo)), name: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 20}}), subject: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), text: faker.string.alpha({length: {min: 10, max: 20}})}, undefined]), answeredException: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(BrokerageExceptionCode)), undefined]), accepted: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), createdByRecurringOrderId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), ...overrideResponse})

export const getCreateDeliveryOrderResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderCreated, object>> = {}): DeliveryOrderCreated => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), status: faker.helpers.arrayElement(Object.values(OrderStatus)), pricing: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, budgetWarnings: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})

export const getCreateDeliveryOrdersResponseMock = (overrideResponse: Partial<Extract<DeliveryOrdersCreated, object>> = {}): DeliveryOrdersCreated => ({orders: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null])})), budgetWarnings: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})

export const getPreviewDeliveryOrderResponsePriceSettingMock = (overrideResponse: Partial<PriceSetting> = {}): PriceSetting => ({...{serviceId: faker.number.int({min: 1, max: 9007199254740991}), serviceRevisionId: faker.number.int({min: 1, max: 9007199254740991}), component: faker.string.alpha({length: {min: 10, max: 20}}), id: faker.helpers.arrayElement([faker.number.int(), null])}, ...overrideResponse});

export const getPreviewDeliveryOrderResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderPreview, object>> = {}): DeliveryOrderPreview => ({pricing: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, explanation: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), words: faker.string.alpha({length: {min: 10, max: 20}}), arithmetic: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), setting: faker.helpers.arrayElement([{...getPreviewDeliveryOrderResponsePriceSettingMock()},null,])})), distanceM: faker.number.int({min: 0}), timeS: faker.number.int({min: 0}), distanceEstimated: faker.datatype.boolean(), dueAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), totalWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), totalVolumeM3: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), totalParcels: faker.number.int({min: 0}), warnings: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({code: faker.helpers.arrayElement(['outside_dispatch_hours','holiday','stops_far_apart','promise_too_soon','far_ahead','same_place','pickup_closed','dropoff_closed','price_missing','price_pending','po_number_required','budget_nearly_used','over_budget'] as const), message: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})

export const getGetPaginatedDeliveryOrdersResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetPaginatedDeliveryOrdersResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getGetPaginatedDeliveryOrdersResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderPage, object>> = {}): DeliveryOrderPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), billStatus: faker.helpers.arrayElement(Object.values(BillStatus)), poNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), availableAt: faker.number.int({min: 946684800, max: 4133980799}), dueAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), senderTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, brokeredTo: faker.helpers.arrayElement([{...getGetPaginatedDeliveryOrdersResponseTenantRefMock()},null,]), driver: faker.helpers.arrayElement([{...getGetPaginatedDeliveryOrdersResponsePersonMock()},null,]), serviceName: faker.string.alpha({length: {min: 10, max: 20}}), serviceSpeedName: faker.string.alpha({length: {min: 10, max: 20}}), serviceSpeedTextColor: faker.string.alpha({length: {min: 10, max: 20}}), tags: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 120}}), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), pickupLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})}, dropoffLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})}, dropoffZone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), totalParcels: faker.number.int({min: 0}), totalWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), distanceM: faker.number.int({min: 0}), timeS: faker.number.int({min: 0}), pricing: {hidden: faker.datatype.boolean(), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null])}, exceptions: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 60}})))})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetDeliveryOrderExceptionsResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetDeliveryOrderExceptionsResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getGetDeliveryOrderExceptionsResponsePriceSettingMock = (overrideResponse: Partial<PriceSetting> = {}): PriceSetting => ({...{serviceId: faker.number.int({min: 1, max: 9007199254740991}), serviceRevisionId: faker.number.int({min: 1, max: 9007199254740991}), component: faker.string.alpha({length: {min: 10, max: 20}}), id: faker.helpers.arrayElement([faker.number.int(), null])}, ...overrideResponse});

export const getGetDeliveryOrderExceptionsResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderExceptionPage, object>> = {}): DeliveryOrderExceptionPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), order: {id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), billStatus: faker.helpers.arrayElement(Object.values(BillStatus)), poNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), availableAt: faker.number.int({min: 946684800, max: 4133980799}), dueAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), senderTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, brokeredTo: faker.helpers.arrayElement([{...getGetDeliveryOrderExceptionsResponseTenantRefMock()},null,]), driver: faker.helpers.arrayElement([{...getGetDeliveryOrderExceptionsResponsePersonMock()},null,]), serviceName: faker.string.alpha({length: {min: 10, max: 20}}), serviceSpeedName: faker.string.alpha({length: {min: 10, max: 20}}), serviceSpeedTextColor: faker.string.alpha({length: {min: 10, max: 20}}), tags: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 120}}), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), pickupLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})}, dropoffLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})}, dropoffZone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), totalParcels: faker.number.int({min: 0}), totalWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), distanceM: faker.number.int({min: 0}), timeS: faker.number.int({min: 0}), pricing: {hidden: faker.datatype.boolean(), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null])}, exceptions: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 60}})))}, problems: Array.from({ length: faker.number.int({min: 1, max: 6}) }, (_, i) => i + 1).map(() => ({code: faker.helpers.arrayElement(['price_pending','price_missing','price_changed_after_export','bought_price_changed','sold_order_edited','brokerage_answered'] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), advice: faker.string.alpha({length: {min: 10, max: 20}}), setting: faker.helpers.arrayElement([{...getGetDeliveryOrderExceptionsResponsePriceSettingMock()},null,])}))})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetDeliveryOrderPageViewResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getGetDeliveryOrderPageViewResponseBrokerageMock = (overrideResponse: Partial<Brokerage> = {}): Brokerage => ({...{sellOrderId: faker.number.int({min: 1, max: 9007199254740991}), buyOrderId: faker.number.int({min: 1, max: 9007199254740991}), receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, sellPreTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), buyPreTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), marginCadCents: faker.helpers.arrayElement([faker.number.int(), null])}, ...overrideResponse});

export const getGetDeliveryOrderPageViewResponseCancellationMock = (overrideResponse: Partial<Cancellation> = {}): Cancellation => ({...{cancelledAt: faker.number.int({min: 946684800, max: 4133980799}), actorName: faker.string.alpha({length: {min: 10, max: 20}}), actorTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), reason: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetDeliveryOrderPageViewResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderPageView, object>> = {}): DeliveryOrderPageView => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), status: faker.helpers.arrayElement(Object.values(OrderStatus)), billStatus: faker.helpers.arrayElement(Object.values(BillStatus)), poNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderFields: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}),faker.number.float({min: -1000000000000, max: 1000000000000, fractionDigits: 2}),faker.datatype.boolean(),])})), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), totalWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), totalVolumeM3: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), totalParcels: faker.number.int({min: 0}), distanceM: faker.number.int({min: 0}), timeS: faker.number.int({min: 0}), distanceEstimated: faker.datatype.boolean(), serviceName: faker.string.alpha({length: {min: 10, max: 20}}), vehicleName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), serviceSpeedName: faker.string.alpha({length: {min: 10, max: 20}}), serviceSpeedTextColor: faker.string.alpha({length: {min: 10, max: 20}}), availableAt: faker.number.int({min: 946684800, max: 4133980799}), dueAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), createdByRecurringOrderId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), senderUser: {firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), admin: faker.datatype.boolean()}, scheduledByTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, senderTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, driver: faker.helpers.arrayElement([{...getGetDeliveryOrderPageViewResponsePersonMock()},null,]), tags: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 120}}), iconImageSrc: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), charge: faker.helpers.arrayElement([faker.helpers.arrayElement([{amountCadCents: faker.number.int({min: -10000000, max: 10000000})},{percent: faker.number.float({min: -100, max: 999.99, fractionDigits: 2})},]), undefined])})), pickupLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2}), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, dropoffLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2}), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, parcelDetails: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), quantity: faker.number.int({min: 1}), lengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), widthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), heightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), pricing: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, pricingVersion: faker.number.int({min: 1, max: 2147483647}), geostampsEnabled: faker.datatype.boolean(), brokerage: faker.helpers.arrayElement([{...getGetDeliveryOrderPageViewResponseBrokerageMock()},null,]), times: {assignedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), pickedUpAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), droppedOffAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), completedAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), cancelledAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null])}, cancellation: faker.helpers.arrayElement([{...getGetDeliveryOrderPageViewResponseCancellationMock()},null,]), exceptions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), brokerageExceptions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({exception: faker.helpers.arrayElement(Object.values(BrokerageExceptionCode)), version: faker.number.int({min: 1, max: 2147483647}), otherTenantName: faker.string.alpha({length: {min: 10, max: 20}}), pricingFrom: faker.helpers.arrayElement([faker.number.int(), null]), pricingTo: faker.helpers.arrayElement([faker.number.int(), null]), changes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({field: faker.helpers.arrayElement(['poNumber','orderNotes','serviceSpeed','distanceM','timeS','availableAt','parcelQuantity','parcelWeightKg','parcelLengthM','parcelWidthM','parcelHeightM','billStatus','manualPrice','waitTime','adjustment','driverPayRate','driverPayAdjustment','pickedUpAt','droppedOffAt','orderField'] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 250}}), undefined]), from: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),null,]), to: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),null,])})), undefined]), comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined])})), ...overrideResponse})

export const getGetDeliveryOrderInfoViewResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetDeliveryOrderInfoViewResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getGetDeliveryOrderInfoViewResponseCancellationMock = (overrideResponse: Partial<Cancellation> = {}): Cancellation => ({...{cancelledAt: faker.number.int({min: 946684800, max: 4133980799}), actorName: faker.string.alpha({length: {min: 10, max: 20}}), actorTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), reason: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetDeliveryOrderInfoViewResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderInfoView, object>> = {}): DeliveryOrderInfoView => ({id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), billStatus: faker.helpers.arrayElement(Object.values(BillStatus)), brokeredTo: faker.helpers.arrayElement([{...getGetDeliveryOrderInfoViewResponseTenantRefMock()},null,]), driver: faker.helpers.arrayElement([{...getGetDeliveryOrderInfoViewResponsePersonMock()},null,]), senderTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, availableAt: faker.number.int({min: 946684800, max: 4133980799}), pickupLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})}, pricing: {type: faker.helpers.arrayElement(['default','other'] as const), pricingType: faker.helpers.arrayElement(['fixed','variable','manual'] as const), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), hidden: faker.datatype.boolean(), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})})), beforeCancellation: faker.helpers.arrayElement([{priceCadCents: faker.helpers.arrayElement([faker.number.int(), null]), lineItems: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), modifierId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), measured: faker.helpers.arrayElement([{category: faker.helpers.arrayElement(['largeDistance','weight','volume'] as const), value: faker.number.float({min: 0, fractionDigits: 2})}, undefined])})), subtotalLabel: faker.string.alpha({length: {min: 10, max: 20}}), subtotalCadCents: faker.number.int({min: -100000000000, max: 100000000000})}))}, undefined])}, pricingVersion: faker.number.int({min: 1, max: 2147483647}), parcelDetails: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), quantity: faker.number.int({min: 1}), lengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), widthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), heightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), geostampsEnabled: faker.datatype.boolean(), cancellationReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), cancellation: faker.helpers.arrayElement([{...getGetDeliveryOrderInfoViewResponseCancellationMock()},null,]), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetDeliveryOrderDataResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderData, object>> = {}): DeliveryOrderData => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), customerTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, courierTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, service: {id: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), name: faker.string.alpha({length: {min: 10, max: 20}})}, serviceSpeed: {id: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), name: faker.string.alpha({length: {min: 10, max: 20}})}, tags: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), name: faker.string.alpha({length: {min: 10, max: 20}})})), pickupLocationId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), dropoffLocationId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), parcels: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({parcelTypeId: faker.helpers.arrayElement([faker.number.int({min: 1}), null]), name: faker.string.alpha({length: {min: 10, max: 20}}), quantity: faker.number.int({min: 1}), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), lengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), widthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), heightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), typed: faker.helpers.arrayElement([{weight: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), length: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), width: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), height: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined])}, undefined])})), availableAt: faker.number.int({min: 946684800, max: 4133980799}), poNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderFields: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}),faker.number.float({min: -1000000000000, max: 1000000000000, fractionDigits: 2}),faker.datatype.boolean(),])})), ...overrideResponse})

export const getGetDeliveryOrderSummaryResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getGetDeliveryOrderSummaryResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderSummary, object>> = {}): DeliveryOrderSummary => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), status: faker.helpers.arrayElement(Object.values(OrderStatus)), poNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), availableAt: faker.number.int({min: 946684800, max: 4133980799}), dueAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), serviceName: faker.string.alpha({length: {min: 10, max: 20}}), serviceSpeedName: faker.string.alpha({length: {min: 10, max: 20}}), senderTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, driver: faker.helpers.arrayElement([{...getGetDeliveryOrderSummaryResponsePersonMock()},null,]), pickupLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})}, dropoffLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2})}, totalParcels: faker.number.int({min: 0}), pricing: {hidden: faker.datatype.boolean(), status: faker.helpers.arrayElement(['priced','pending','missing'] as const), priceCadCents: faker.helpers.arrayElement([faker.number.int(), null])}, ...overrideResponse})

export const getGetDeliveryOrderUpdatesResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderUpdates, object>> = {}): DeliveryOrderUpdates => ({updates: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), type: faker.helpers.arrayElement(Object.values(DeliveryOrderUpdateType)), createdAt: faker.number.int({min: 946684800, max: 4133980799}), occurredAt: faker.number.int({min: 946684800, max: 4133980799}), deliveryOrderId: faker.number.int({min: 1, max: 9007199254740991}), comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), commenterName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), commenterEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), creatorName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), creatorEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), assigneeName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), assigneeEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), actorName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), actorTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), senderTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), brokerSupplierName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), fromLocationName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), fromLocationAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), toLocationName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), toLocationAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), mediaName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), mediaUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), pricingFrom: faker.helpers.arrayElement([faker.number.int(), null]), pricingTo: faker.helpers.arrayElement([faker.number.int(), null]), geostampUid: faker.helpers.arrayElement([faker.string.uuid(), undefined]), lat: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), undefined]), lng: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), undefined]), changes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({field: faker.helpers.arrayElement(['poNumber','orderNotes','serviceSpeed','distanceM','timeS','availableAt','parcelQuantity','parcelWeightKg','parcelLengthM','parcelWidthM','parcelHeightM','billStatus','manualPrice','waitTime','adjustment','driverPayRate','driverPayAdjustment','pickedUpAt','droppedOffAt','orderField'] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 250}}), undefined]), from: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),null,]), to: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),null,])})), undefined]), message: faker.helpers.arrayElement([{channel: faker.helpers.arrayElement(['email','sms'] as const), to: faker.helpers.arrayElement(Object.values(OrderMessageTo)), name: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 20}}), subject: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), text: faker.string.alpha({length: {min: 10, max: 20}})}, undefined]), answeredException: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(BrokerageExceptionCode)), undefined]), accepted: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), createdByRecurringOrderId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined])})), ...overrideResponse})

export const getGetDeliveryOrderPricingItemsResponseMock = (overrideResponse: Partial<Extract<PricingItems, object>> = {}): PricingItems => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), group: faker.helpers.arrayElement(['base','other','cancellation','tax'] as const), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), reason: {}})), beforeCancellation: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), group: faker.helpers.arrayElement(['base','other','cancellation','tax'] as const), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), reason: {}})), undefined]), ...overrideResponse})

export const getGetDeliveryOrderPriceExplanationResponsePriceSettingMock = (overrideResponse: Partial<PriceSetting> = {}): PriceSetting => ({...{serviceId: faker.number.int({min: 1, max: 9007199254740991}), serviceRevisionId: faker.number.int({min: 1, max: 9007199254740991}), component: faker.string.alpha({length: {min: 10, max: 20}}), id: faker.helpers.arrayElement([faker.number.int(), null])}, ...overrideResponse});

export const getGetDeliveryOrderPriceExplanationResponseMock = (overrideResponse: Partial<Extract<PriceExplanation, object>> = {}): PriceExplanation => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), priceCadCents: faker.number.int({min: -100000000000, max: 100000000000}), words: faker.string.alpha({length: {min: 10, max: 20}}), arithmetic: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), setting: faker.helpers.arrayElement([{...getGetDeliveryOrderPriceExplanationResponsePriceSettingMock()},null,])})), ...overrideResponse})

export const getGetDeliveryOrderNextResponseUndoableMoveMock = (overrideResponse: Partial<UndoableMove> = {}): UndoableMove => ({...{status: faker.helpers.arrayElement(Object.values(OrderStatus)), at: faker.number.int({min: 946684800, max: 4133980799}), until: faker.helpers.arrayElement([faker.number.int({min: 0}), null])}, ...overrideResponse});

export const getGetDeliveryOrderNextResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderNext, object>> = {}): DeliveryOrderNext => ({current: faker.helpers.arrayElement(Object.values(OrderStatus)), next: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderStatus)),null,]), stop: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(StopType)),null,]), requirements: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), missingActions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), undo: faker.helpers.arrayElement([{...getGetDeliveryOrderNextResponseUndoableMoveMock()},null,]), ...overrideResponse})

export const getMoveDeliveryOrderNextResponseMock = (overrideResponse: Partial<Extract<OrderMoved, object>> = {}): OrderMoved => ({id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getUndoDeliveryOrderMoveResponseMock = (overrideResponse: Partial<Extract<OrderMoved, object>> = {}): OrderMoved => ({id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getMarkDeliveryOrderPickedUpResponseMock = (overrideResponse: Partial<Extract<OrderMoved, object>> = {}): OrderMoved => ({id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getMarkDeliveryOrderDroppedOffResponseMock = (overrideResponse: Partial<Extract<OrderMoved, object>> = {}): OrderMoved => ({id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getMarkDeliveryOrderCompletedResponseMock = (overrideResponse: Partial<Extract<OrderMoved, object>> = {}): OrderMoved => ({id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getCancelDeliveryOrderResponseMock = (overrideResponse: Partial<Extract<OrderMoved, object>> = {}): OrderMoved => ({id: faker.number.int({min: 1, max: 9007199254740991}), status: faker.helpers.arrayElement(Object.values(OrderStatus)), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getUnassignDeliveryOrdersResponseMock = (overrideResponse: Partial<Extract<BulkOrderResults, object>> = {}): BulkOrderResults => ({results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({orderId: faker.number.int({min: 1, max: 9007199254740991}), ok: faker.datatype.boolean(), status: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderStatus)), undefined]), code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])})), ...overrideResponse})

export const getGetDeliveryOrderReceiptPdfResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getGetDeliveryOrderReceiptHtmlResponseMock = (): string => (faker.word.sample())

export const getGetDeliveryOrderDropoffReceiptPdfResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getGetDeliveryOrderDropoffReceiptHtmlResponseMock = (): string => (faker.word.sample())

export const getGetDeliveryOrderShippingLabelPdfResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getGetDeliveryOrderShippingLabelHtmlResponseMock = (): string => (faker.word.sample())

export const getAddDeliveryOrderCommentResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderUpdate, object>> = {}): DeliveryOrderUpdate => ({id: faker.number.int({min: 1, max: 9007199254740991}), type: faker.helpers.arrayElement(Object.values(DeliveryOrderUpdateType)), createdAt: faker.number.int({min: 946684800, max: 4133980799}), occurredAt: faker.number.int({min: 946684800, max: 4133980799}), deliveryOrderId: faker.number.int({min: 1, max: 9007199254740991}), comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), commenterName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), commenterEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), creatorName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), creatorEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), assigneeName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), assigneeEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), actorName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), actorTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), senderTenantName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), brokerSupplierName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), fromLocationName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), fromLocationAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), toLocationName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), toLocationAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), mediaName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), mediaUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), pricingFrom: faker.helpers.arrayElement([faker.number.int(), null]), pricingTo: faker.helpers.arrayElement([faker.number.int(), null]), geostampUid: faker.helpers.arrayElement([faker.string.uuid(), undefined]), lat: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), undefined]), lng: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), undefined]), changes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({field: faker.helpers.arrayElement(['poNumber','orderNotes','serviceSpeed','distanceM','timeS','availableAt','parcelQuantity','parcelWeightKg','parcelLengthM','parcelWidthM','parcelHeightM','billStatus','manualPrice','waitTime','adjustment','driverPayRate','driverPayAdjustment','pickedUpAt','droppedOffAt','orderField'] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 250}}), undefined]), from: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),null,]), to: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({fractionDigits: 2}),null,])})), undefined]), message: faker.helpers.arrayElement([{channel: faker.helpers.arrayElement(['email','sms'] as const), to: faker.helpers.arrayElement(Object.values(OrderMessageTo)), name: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 20}}), subject: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), text: faker.string.alpha({length: {min: 10, max: 20}})}, undefined]), answeredException: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(BrokerageExceptionCode)), undefined]), accepted: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), createdByRecurringOrderId: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), ...overrideResponse})

export const getGetDeliveryOrderMediaResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderMediaList, object>> = {}): DeliveryOrderMediaList => ({media: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 200}}), url: faker.string.alpha({length: {min: 10, max: 20}}), contentType: faker.string.alpha({length: {min: 10, max: 100}}), sizeBytes: faker.number.int({min: 0}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), attachedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), stop: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(StopType)),null,])})), ...overrideResponse})

export const getAttachDeliveryOrderMediaResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderMedia, object>> = {}): DeliveryOrderMedia => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 200}}), url: faker.string.alpha({length: {min: 10, max: 20}}), contentType: faker.string.alpha({length: {min: 10, max: 100}}), sizeBytes: faker.number.int({min: 0}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), attachedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), stop: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(StopType)),null,]), ...overrideResponse})

export const getGetDeliveryOrderMediaContentResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getGetDeliveryOrderGeostampsResponseMock = (overrideResponse: Partial<Extract<OrderGeostamps, object>> = {}): OrderGeostamps => ({geostamps: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), type: faker.helpers.arrayElement(['checkin','checkout'] as const), stop: faker.helpers.arrayElement(Object.values(StopType)), createdAt: faker.number.int({min: 946684800, max: 4133980799}), lat: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}), null]), lng: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}), null]), deliveryOrderId: faker.number.int({min: 1, max: 9007199254740991})})), waitTimePriceCadCents: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), ...overrideResponse})

export const getCheckInDeliveryOrderResponseMock = (overrideResponse: Partial<Extract<Geostamp, object>> = {}): Geostamp => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), type: faker.helpers.arrayElement(['checkin','checkout'] as const), stop: faker.helpers.arrayElement(Object.values(StopType)), createdAt: faker.number.int({min: 946684800, max: 4133980799}), lat: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}), null]), lng: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}), null]), deliveryOrderId: faker.number.int({min: 1, max: 9007199254740991}), ...overrideResponse})

export const getCheckOutDeliveryOrderResponseMock = (overrideResponse: Partial<Extract<Geostamp, object>> = {}): Geostamp => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), type: faker.helpers.arrayElement(['checkin','checkout'] as const), stop: faker.helpers.arrayElement(Object.values(StopType)), createdAt: faker.number.int({min: 946684800, max: 4133980799}), lat: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}), null]), lng: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}), null]), deliveryOrderId: faker.number.int({min: 1, max: 9007199254740991}), ...overrideResponse})

export const getGetDeliveryOrderProtocolDataResponseMock = (overrideResponse: Partial<Extract<ProtocolData, object>> = {}): ProtocolData => ({protocol: {pickup: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), dropoff: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])}))}, protocolData: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(Object.values(StopType)), date: faker.number.int({min: 946684800, max: 4133980799}), geostamp: faker.helpers.arrayElement([{lat: faker.number.float({fractionDigits: 2}), lng: faker.number.float({fractionDigits: 2}), date: faker.number.int({min: 946684800, max: 4133980799})},null,]), actor: faker.helpers.arrayElement([{firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}})},null,]), actorType: faker.helpers.arrayElement(['driver','user'] as const), actionsWithData: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))),null,]), media: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 200}}), url: faker.string.alpha({length: {min: 10, max: 20}}), contentType: faker.string.alpha({length: {min: 10, max: 100}}), sizeBytes: faker.number.int({min: 0}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), attachedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), stop: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(StopType)),null,])}))}))})), ...overrideResponse})

export const getCaptureDeliveryOrderProtocolDataResponseMock = (overrideResponse: Partial<Extract<ProtocolData, object>> = {}): ProtocolData => ({protocol: {pickup: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), dropoff: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])}))}, protocolData: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(Object.values(StopType)), date: faker.number.int({min: 946684800, max: 4133980799}), geostamp: faker.helpers.arrayElement([{lat: faker.number.float({fractionDigits: 2}), lng: faker.number.float({fractionDigits: 2}), date: faker.number.int({min: 946684800, max: 4133980799})},null,]), actor: faker.helpers.arrayElement([{firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}})},null,]), actorType: faker.helpers.arrayElement(['driver','user'] as const), actionsWithData: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))),null,]), media: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 200}}), url: faker.string.alpha({length: {min: 10, max: 20}}), contentType: faker.string.alpha({length: {min: 10, max: 100}}), sizeBytes: faker.number.int({min: 0}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), attachedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), stop: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(StopType)),null,])}))}))})), ...overrideResponse})

export const getGetDeliveryOrderDriverViewResponsePersonMock = (overrideResponse: Partial<Person> = {}): Person => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getGetDeliveryOrderDriverViewResponseUndoableMoveMock = (overrideResponse: Partial<UndoableMove> = {}): UndoableMove => ({...{status: faker.helpers.arrayElement(Object.values(OrderStatus)), at: faker.number.int({min: 946684800, max: 4133980799}), until: faker.helpers.arrayElement([faker.number.int({min: 0}), null])}, ...overrideResponse});

export const getGetDeliveryOrderDriverViewResponseMock = (overrideResponse: Partial<Extract<DeliveryOrderDriverView, object>> = {}): DeliveryOrderDriverView => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), status: faker.helpers.arrayElement(Object.values(OrderStatus)), orderNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderFields: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['text','number','yesNo','choice'] as const), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}),faker.number.float({min: -1000000000000, max: 1000000000000, fractionDigits: 2}),faker.datatype.boolean(),])})), availableAt: faker.number.int({min: 946684800, max: 4133980799}), dueAt: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), serviceName: faker.string.alpha({length: {min: 10, max: 20}}), serviceSpeedName: faker.string.alpha({length: {min: 10, max: 20}}), senderTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, receiverTenant: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, driver: faker.helpers.arrayElement([{...getGetDeliveryOrderDriverViewResponsePersonMock()},null,]), pickupLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2}), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, dropoffLocation: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), friendlyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), fullName: faker.string.alpha({length: {min: 10, max: 20}}), unitNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), formattedAddress: faker.string.alpha({length: {min: 10, max: 20}}), city: faker.string.alpha({length: {min: 10, max: 20}}), latitude: faker.number.float({fractionDigits: 2}), longitude: faker.number.float({fractionDigits: 2}), timezone: faker.string.alpha({length: {min: 10, max: 20}}), contactName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), operatingHours: {monday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), tuesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), wednesday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), thursday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), friday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), saturday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined]), sunday: faker.helpers.arrayElement([{closed: faker.datatype.boolean(), hours: faker.helpers.arrayElement([{openTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), closeTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakStartTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), breakEndTime: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null])}, undefined])}, undefined])}, pickupNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, parcelDetails: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), quantity: faker.number.int({min: 1}), lengthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), widthM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), heightM: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null])})), totalParcels: faker.number.int({min: 0}), totalWeightKg: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), geostampsEnabled: faker.datatype.boolean(), geostamps: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), uid: faker.string.uuid(), type: faker.helpers.arrayElement(['checkin','checkout'] as const), stop: faker.helpers.arrayElement(Object.values(StopType)), createdAt: faker.number.int({min: 946684800, max: 4133980799}), lat: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}), null]), lng: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}), null]), deliveryOrderId: faker.number.int({min: 1, max: 9007199254740991})})), protocol: {pickup: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), dropoff: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])}))}, protocolData: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(Object.values(StopType)), date: faker.number.int({min: 946684800, max: 4133980799}), geostamp: faker.helpers.arrayElement([{lat: faker.number.float({fractionDigits: 2}), lng: faker.number.float({fractionDigits: 2}), date: faker.number.int({min: 946684800, max: 4133980799})},null,]), actor: faker.helpers.arrayElement([{firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}})},null,]), actorType: faker.helpers.arrayElement(['driver','user'] as const), actionsWithData: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}),faker.number.float({fractionDigits: 2}),faker.datatype.boolean(),Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))),null,]), media: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 200}}), url: faker.string.alpha({length: {min: 10, max: 20}}), contentType: faker.string.alpha({length: {min: 10, max: 100}}), sizeBytes: faker.number.int({min: 0}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), attachedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), stop: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(StopType)),null,])}))}))})), next: {current: faker.helpers.arrayElement(Object.values(OrderStatus)), next: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderStatus)),null,]), stop: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(StopType)),null,]), requirements: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), missingActions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 60}}), type: faker.helpers.arrayElement(Object.values(ProtocolActionType)), label: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined]), maximum: faker.helpers.arrayElement([faker.number.float({min: -1000000000, max: 1000000000, fractionDigits: 2}), undefined])})), undo: faker.helpers.arrayElement([{...getGetDeliveryOrderDriverViewResponseUndoableMoveMock()},null,])}, ...overrideResponse})

export const getReadSpreadsheetResponseMock = (overrideResponse: Partial<Extract<Spreadsheet, object>> = {}): Spreadsheet => ({sheets: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), sheet: faker.string.alpha({length: {min: 10, max: 100}}), csv: faker.string.alpha({length: {min: 10, max: 5000000}}), ...overrideResponse})

export const getGetOrderTemplatesResponseMock = (overrideResponse: Partial<Extract<OrderTemplateMetaPage, object>> = {}): OrderTemplateMetaPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1}), archived: faker.datatype.boolean(), name: faker.string.alpha({length: {min: 10, max: 120}}), customerName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), serviceName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), pickupName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), dropoffCount: faker.number.int({min: 1, max: 50}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreateOrderTemplateResponseMock = (overrideResponse: Partial<Extract<OrderTemplate, object>> = {}): OrderTemplate => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), order: {customerTenantId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), courierTenantId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), service: faker.helpers.arrayElement([{id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 200}}), undefined])}, undefined]), pickupLocationId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), dropoffLocationId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), further: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 49}) }, (_, i) => i + 1).map(() => ({locationId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), parcels: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement([{id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 200}}), undefined])}, undefined]), quantity: faker.number.int({min: 1, max: 10000}), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), undefined]), typed: faker.helpers.arrayElement([{weight: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), length: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), width: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), height: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined])}, undefined])})), undefined])})), undefined]), parcels: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement([{id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 200}}), undefined])}, undefined]), quantity: faker.number.int({min: 1, max: 10000}), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), undefined]), typed: faker.helpers.arrayElement([{weight: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), length: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), width: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), height: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined])}, undefined])})), undefined]), speed: faker.helpers.arrayElement([{id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 200}}), undefined])}, undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 200}}), undefined])})), undefined]), orderNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), orderFields: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ({fieldId: faker.number.int({min: 1, max: 9007199254740991}), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}),faker.number.float({min: -1000000000000, max: 1000000000000, fractionDigits: 2}),faker.datatype.boolean(),])})), undefined])}, customerName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), serviceName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), pickupName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), dropoffName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), dropoffCount: faker.number.int({min: 1, max: 50}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetOrderTemplateResponseMock = (overrideResponse: Partial<Extract<OrderTemplate, object>> = {}): OrderTemplate => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), order: {customerTenantId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), courierTenantId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), service: faker.helpers.arrayElement([{id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 200}}), undefined])}, undefined]), pickupLocationId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), dropoffLocationId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), further: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 49}) }, (_, i) => i + 1).map(() => ({locationId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), parcels: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement([{id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 200}}), undefined])}, undefined]), quantity: faker.number.int({min: 1, max: 10000}), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), undefined]), typed: faker.helpers.arrayElement([{weight: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), length: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), width: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), height: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined])}, undefined])})), undefined])})), undefined]), parcels: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement([{id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 200}}), undefined])}, undefined]), quantity: faker.number.int({min: 1, max: 10000}), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), undefined]), typed: faker.helpers.arrayElement([{weight: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), length: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), width: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), height: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined])}, undefined])})), undefined]), speed: faker.helpers.arrayElement([{id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 200}}), undefined])}, undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 200}}), undefined])})), undefined]), orderNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), orderFields: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ({fieldId: faker.number.int({min: 1, max: 9007199254740991}), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}),faker.number.float({min: -1000000000000, max: 1000000000000, fractionDigits: 2}),faker.datatype.boolean(),])})), undefined])}, customerName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), serviceName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), pickupName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), dropoffName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), dropoffCount: faker.number.int({min: 1, max: 50}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getUpdateOrderTemplateResponseMock = (overrideResponse: Partial<Extract<OrderTemplate, object>> = {}): OrderTemplate => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), order: {customerTenantId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), courierTenantId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), service: faker.helpers.arrayElement([{id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 200}}), undefined])}, undefined]), pickupLocationId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), dropoffLocationId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), further: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 49}) }, (_, i) => i + 1).map(() => ({locationId: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), parcels: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement([{id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 200}}), undefined])}, undefined]), quantity: faker.number.int({min: 1, max: 10000}), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), undefined]), typed: faker.helpers.arrayElement([{weight: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), length: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), width: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), height: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined])}, undefined])})), undefined])})), undefined]), parcels: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement([{id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 200}}), undefined])}, undefined]), quantity: faker.number.int({min: 1, max: 10000}), weightKg: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), undefined]), typed: faker.helpers.arrayElement([{weight: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), length: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), width: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined]), height: faker.helpers.arrayElement([{number: faker.number.float({min: 0, max: 1000000000000, fractionDigits: 2}), unit: faker.helpers.arrayElement(['m','cm','mm','km','in','ft','mi','kg','g','lb','oz','m³','L','ft³','gal'] as const)}, undefined])}, undefined])})), undefined]), speed: faker.helpers.arrayElement([{id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 200}}), undefined])}, undefined]), tags: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), undefined]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 200}}), undefined])})), undefined]), orderNotes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), orderFields: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 30}) }, (_, i) => i + 1).map(() => ({fieldId: faker.number.int({min: 1, max: 9007199254740991}), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}),faker.number.float({min: -1000000000000, max: 1000000000000, fractionDigits: 2}),faker.datatype.boolean(),])})), undefined])}, customerName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), serviceName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), pickupName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), dropoffName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), dropoffCount: faker.number.int({min: 1, max: 50}), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getDeleteOrderTemplateResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getCreateUploadResponseMock = (overrideResponse: Partial<Extract<Upload, object>> = {}): Upload => ({uid: faker.string.uuid(), url: faker.string.alpha({length: {min: 10, max: 20}}), transport: faker.helpers.arrayElement(['websocket','object-storage'] as const), socketPath: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ticket: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), chunkBytes: faker.number.int({min: 1}), putUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}), null]), putHeaders: {
        [faker.string.alphanumeric(5)]: faker.string.alpha({length: {min: 10, max: 20}})
      }, expiresAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetUploadLimitsResponseMock = (overrideResponse: Partial<Extract<UploadLimits, object>> = {}): UploadLimits => ({maxSizeBytes: faker.number.int({min: 1}), chunkBytes: faker.number.int({min: 1}), contentTypes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})


export const getGetDeliveryOrderBrokerageReceiversMockHandler = (overrideResponse?: BrokerageReceivers | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BrokerageReceivers> | BrokerageReceivers), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/brokerage', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderBrokerageReceiversResponseMock(),
      { status: 200
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

export const getGetDeliveryOrderBrokerageOfferMockHandler = (overrideResponse?: BrokerageOffer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BrokerageOffer> | BrokerageOffer), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/brokerage/:receiverTenantId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderBrokerageOfferResponseMock(),
      { status: 200
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

export const getGetCallersMockHandler = (overrideResponse?: Callers | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Callers> | Callers), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/callers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCallersResponseMock(),
      { status: 200
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

export const getUpdateDeliveryOrderOverridesMockHandler = (overrideResponse?: DeliveryOrderOverrideView | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<DeliveryOrderOverrideView> | DeliveryOrderOverrideView), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/overrides', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryOrderOverridesResponseMock(),
      { status: 200
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

export const getPreviewDeliveryOrderPricingMockHandler = (overrideResponse?: PreviewedPricing | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreviewedPricing> | PreviewedPricing), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/override-other/preview-price', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewDeliveryOrderPricingResponseMock(),
      { status: 200
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

export const getPriceDeliveryOrderAgainMockHandler = (overrideResponse?: PricingOverridden | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PricingOverridden> | PricingOverridden), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/price-again', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPriceDeliveryOrderAgainResponseMock(),
      { status: 200
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

export const getRemoveDeliveryOrderPriceModifierMockHandler = (overrideResponse?: PricingOverridden | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<PricingOverridden> | PricingOverridden), options?: RequestHandlerOptions) => {
  return http.delete('*/api/delivery-orders/:orderId/price-modifier/:modifierId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveDeliveryOrderPriceModifierResponseMock(),
      { status: 200
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

export const getUpdateDeliveryOrderDriverPayMockHandler = (overrideResponse?: DriverPay | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<DriverPay> | DriverPay), options?: RequestHandlerOptions) => {
  return http.patch('*/api/delivery-orders/:orderId/driver-pay', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDeliveryOrderDriverPayResponseMock(),
      { status: 200
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

export const getGetTenantDeliveryOrderFieldsMockHandler = (overrideResponse?: DeliveryOrderFieldPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderFieldPage> | DeliveryOrderFieldPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/delivery-order-fields', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTenantDeliveryOrderFieldsResponseMock(),
      { status: 200
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

export const getPinDeliveryOrderFieldsMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/delivery-order-fields/pinned', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPinDeliveryOrderFieldsResponseMock(),
      { status: 200
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

export const getGetDeliveryOrderFieldMockHandler = (overrideResponse?: DeliveryOrderField | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderField> | DeliveryOrderField), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-order-fields/:deliveryOrderFieldId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderFieldResponseMock(),
      { status: 200
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

export const getDeleteDeliveryOrderFieldMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/delivery-order-fields/:deliveryOrderFieldId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteDeliveryOrderFieldResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckOrderImportMockHandler = (overrideResponse?: OrderImportCheck | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderImportCheck> | OrderImportCheck), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/order-imports/check', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckOrderImportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetOrderImportsMockHandler = (overrideResponse?: OrderImportPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderImportPage> | OrderImportPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/order-imports', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrderImportsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateOrderImportMockHandler = (overrideResponse?: OrderImport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderImport> | OrderImport), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/order-imports', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOrderImportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetOrderImportMockHandler = (overrideResponse?: OrderImport | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderImport> | OrderImport), options?: RequestHandlerOptions) => {
  return http.get('*/api/order-imports/:orderImportId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrderImportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetOrderImportRowsMockHandler = (overrideResponse?: OrderImportRowPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderImportRowPage> | OrderImportRowPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/order-imports/:orderImportId/rows', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrderImportRowsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelOrderImportMockHandler = (overrideResponse?: OrderImport | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OrderImport> | OrderImport), options?: RequestHandlerOptions) => {
  return http.put('*/api/order-imports/:orderImportId/cancel', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelOrderImportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetOrderRecipientsMockHandler = (overrideResponse?: OrderRecipients | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderRecipients> | OrderRecipients), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/message-recipients', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrderRecipientsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendOrderEmailMockHandler = (overrideResponse?: DeliveryOrderUpdate | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DeliveryOrderUpdate> | DeliveryOrderUpdate), options?: RequestHandlerOptions) => {
  return http.post('*/api/email', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendOrderEmailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendOrderSmsMockHandler = (overrideResponse?: DeliveryOrderUpdate | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DeliveryOrderUpdate> | DeliveryOrderUpdate), options?: RequestHandlerOptions) => {
  return http.post('*/api/sms', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendOrderSmsResponseMock(),
      { status: 200
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

export const getCreateDeliveryOrdersMockHandler = (overrideResponse?: DeliveryOrdersCreated | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DeliveryOrdersCreated> | DeliveryOrdersCreated), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/batch', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDeliveryOrdersResponseMock(),
      { status: 200
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

export const getGetPaginatedDeliveryOrdersMockHandler = (overrideResponse?: DeliveryOrderPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderPage> | DeliveryOrderPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/paginated-delivery-orders', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaginatedDeliveryOrdersResponseMock(),
      { status: 200
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

export const getGetDeliveryOrderPageViewMockHandler = (overrideResponse?: DeliveryOrderPageView | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderPageView> | DeliveryOrderPageView), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/page-view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderPageViewResponseMock(),
      { status: 200
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

export const getGetDeliveryOrderDataMockHandler = (overrideResponse?: DeliveryOrderData | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderData> | DeliveryOrderData), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderDataResponseMock(),
      { status: 200
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

export const getGetDeliveryOrderUpdatesMockHandler = (overrideResponse?: DeliveryOrderUpdates | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeliveryOrderUpdates> | DeliveryOrderUpdates), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/updates', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderUpdatesResponseMock(),
      { status: 200
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

export const getGetDeliveryOrderPriceExplanationMockHandler = (overrideResponse?: PriceExplanation | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PriceExplanation> | PriceExplanation), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/price-explanation', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderPriceExplanationResponseMock(),
      { status: 200
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

export const getMoveDeliveryOrderNextMockHandler = (overrideResponse?: OrderMoved | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderMoved> | OrderMoved), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/next', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMoveDeliveryOrderNextResponseMock(),
      { status: 200
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

export const getMarkDeliveryOrderPickedUpMockHandler = (overrideResponse?: OrderMoved | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderMoved> | OrderMoved), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/picked-up', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkDeliveryOrderPickedUpResponseMock(),
      { status: 200
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

export const getMarkDeliveryOrderCompletedMockHandler = (overrideResponse?: OrderMoved | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderMoved> | OrderMoved), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/completed', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkDeliveryOrderCompletedResponseMock(),
      { status: 200
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

export const getUnassignDeliveryOrdersMockHandler = (overrideResponse?: BulkOrderResults | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BulkOrderResults> | BulkOrderResults), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/delivery-orders/unassign', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnassignDeliveryOrdersResponseMock(),
      { status: 200
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

export const getAddDeliveryOrderCommentMockHandler = (overrideResponse?: DeliveryOrderUpdate | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DeliveryOrderUpdate> | DeliveryOrderUpdate), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/comments', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddDeliveryOrderCommentResponseMock(),
      { status: 200
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

export const getAttachDeliveryOrderMediaMockHandler = (overrideResponse?: DeliveryOrderMedia | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DeliveryOrderMedia> | DeliveryOrderMedia), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/media', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAttachDeliveryOrderMediaResponseMock(),
      { status: 200
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

export const getGetDeliveryOrderGeostampsMockHandler = (overrideResponse?: OrderGeostamps | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderGeostamps> | OrderGeostamps), options?: RequestHandlerOptions) => {
  return http.get('*/api/delivery-orders/:orderId/geostamps', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeliveryOrderGeostampsResponseMock(),
      { status: 200
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

export const getCheckOutDeliveryOrderMockHandler = (overrideResponse?: Geostamp | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Geostamp> | Geostamp), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/checkout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckOutDeliveryOrderResponseMock(),
      { status: 200
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

export const getCaptureDeliveryOrderProtocolDataMockHandler = (overrideResponse?: ProtocolData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProtocolData> | ProtocolData), options?: RequestHandlerOptions) => {
  return http.post('*/api/delivery-orders/:orderId/protocol-data', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCaptureDeliveryOrderProtocolDataResponseMock(),
      { status: 200
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

export const getReadSpreadsheetMockHandler = (overrideResponse?: Spreadsheet | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Spreadsheet> | Spreadsheet), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/spreadsheets/read', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadSpreadsheetResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetOrderTemplatesMockHandler = (overrideResponse?: OrderTemplateMetaPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderTemplateMetaPage> | OrderTemplateMetaPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/order-templates', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrderTemplatesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateOrderTemplateMockHandler = (overrideResponse?: OrderTemplate | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderTemplate> | OrderTemplate), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/order-templates', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOrderTemplateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetOrderTemplateMockHandler = (overrideResponse?: OrderTemplate | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderTemplate> | OrderTemplate), options?: RequestHandlerOptions) => {
  return http.get('*/api/order-templates/:orderTemplateId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrderTemplateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateOrderTemplateMockHandler = (overrideResponse?: OrderTemplate | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<OrderTemplate> | OrderTemplate), options?: RequestHandlerOptions) => {
  return http.patch('*/api/order-templates/:orderTemplateId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrderTemplateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteOrderTemplateMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/order-templates/:orderTemplateId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteOrderTemplateResponseMock(),
      { status: 200
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

export const getGetUploadLimitsMockHandler = (overrideResponse?: UploadLimits | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UploadLimits> | UploadLimits), options?: RequestHandlerOptions) => {
  return http.get('*/api/uploads/socket', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUploadLimitsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getOrdersMock = () => [
  getGetDeliveryOrderBrokerageReceiversMockHandler(),
  getAnswerDeliveryOrderBrokerageMockHandler(),
  getGetDeliveryOrderBrokerageOfferMockHandler(),
  getConfirmDeliveryOrderBrokerageMockHandler(),
  getGetCallersMockHandler(),
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
  getCheckOrderImportMockHandler(),
  getGetOrderImportsMockHandler(),
  getCreateOrderImportMockHandler(),
  getGetOrderImportMockHandler(),
  getGetOrderImportRowsMockHandler(),
  getCancelOrderImportMockHandler(),
  getGetOrderRecipientsMockHandler(),
  getSendOrderEmailMockHandler(),
  getSendOrderSmsMockHandler(),
  getCreateDeliveryOrderMockHandler(),
  getCreateDeliveryOrdersMockHandler(),
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
  getReadSpreadsheetMockHandler(),
  getGetOrderTemplatesMockHandler(),
  getCreateOrderTemplateMockHandler(),
  getGetOrderTemplateMockHandler(),
  getUpdateOrderTemplateMockHandler(),
  getDeleteOrderTemplateMockHandler(),
  getCreateUploadMockHandler(),
  getGetUploadLimitsMockHandler()
]
