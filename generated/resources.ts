// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { OperationId } from './operations.ts'

/** What a field holds: an id, an instant in unix seconds, one of `choices`, or a JSON type. */
export type FieldKind = 'id' | 'instant' | 'text' | 'choice' | 'integer' | 'number' | 'boolean' | 'object' | 'list'
/** How a list is filtered by a field: by any of several choices, yes or no, a row of something else, or a range. */
export type FilterKind = 'choice' | 'boolean' | 'reference' | 'instant' | 'date' | 'measure' | 'money' | 'number'
export interface ResourceField {
  readonly kind: FieldKind
  /** What people call it. */
  readonly title: string
  /** Made by the server, never sent. */
  readonly readOnly: boolean
  /** Whether one cannot be added without it. */
  readonly required: boolean
  /** Whether it is null where nothing was given; a change may then clear it. */
  readonly nullable: boolean
  /** What it is where nothing was given. */
  readonly default?: unknown
  readonly choices?: readonly unknown[]
}
export interface Resource {
  /** Name of its schema; those of its form, changes and pages begin with it. */
  readonly schema: string
  /** Folder of its schema. */
  readonly area: string
  readonly noun: string
  readonly plural: string
  readonly operations: {
    readonly [Act in 'list' | 'get' | 'create' | 'update' | 'delete' | 'archive' | 'restore' | 'uses']?: OperationId
  }
  /** Fields by which its list can be ordered. */
  readonly sort: readonly string[]
  /** Fields that its search looks through. */
  readonly search: readonly string[]
  /** Fields that its list is filtered by, and how. */
  readonly filter: Readonly<Record<string, FilterKind>>
  readonly fields: Readonly<Record<string, ResourceField>>
}

export const resources = {
  location: {
    schema: "Location",
    area: "locations",
    noun: "location",
    plural: "locations",
    operations: {"list":"getPaginatedLocations","create":"createLocation","get":"getLocation","update":"updateLocation","delete":"deleteLocation","archive":"archiveLocations","restore":"restoreLocations","uses":"getLocationUses"},
    sort: ["name","city","updatedAt"],
    search: ["name","friendlyName","externalReference","formattedAddress","contactName","phone"],
    filter: {"kind":"choice","province":"choice","approximatePin":"boolean","updatedAt":"instant"},
    fields: {
      id: {"kind":"id","title":"Id","readOnly":true,"required":false,"nullable":false},
      tenantId: {"kind":"id","title":"Tenant id","readOnly":true,"required":false,"nullable":false},
      version: {"kind":"integer","title":"Version","readOnly":true,"required":false,"nullable":false},
      name: {"kind":"text","title":"Name","readOnly":false,"required":true,"nullable":false},
      friendlyName: {"kind":"text","title":"Friendly name","readOnly":false,"required":false,"nullable":true},
      fullName: {"kind":"text","title":"Full name","readOnly":true,"required":false,"nullable":false},
      kind: {"kind":"choice","title":"Kind","readOnly":false,"required":false,"nullable":false,"default":"commercial","choices":["commercial","residential","general"]},
      externalReference: {"kind":"text","title":"Reference","readOnly":false,"required":false,"nullable":true},
      streetAddress: {"kind":"text","title":"Address","readOnly":false,"required":true,"nullable":false},
      unitNumber: {"kind":"text","title":"Unit","readOnly":false,"required":false,"nullable":true},
      city: {"kind":"text","title":"City","readOnly":false,"required":true,"nullable":false},
      province: {"kind":"choice","title":"Province","readOnly":false,"required":true,"nullable":false,"choices":["AB","BC","MB","NB","NL","NS","NT","NU","ON","PE","QC","SK","YT"]},
      postalCode: {"kind":"text","title":"Postal code","readOnly":false,"required":false,"nullable":true},
      country: {"kind":"text","title":"Country","readOnly":true,"required":false,"nullable":false},
      formattedAddress: {"kind":"text","title":"Address","readOnly":true,"required":false,"nullable":false},
      latitude: {"kind":"number","title":"Latitude","readOnly":false,"required":true,"nullable":false},
      longitude: {"kind":"number","title":"Longitude","readOnly":false,"required":true,"nullable":false},
      approximatePin: {"kind":"boolean","title":"Approximate pin","readOnly":false,"required":false,"nullable":false,"default":false},
      timezone: {"kind":"text","title":"Time zone","readOnly":false,"required":false,"nullable":false},
      contactName: {"kind":"text","title":"Contact name","readOnly":false,"required":false,"nullable":true},
      phone: {"kind":"text","title":"Phone","readOnly":false,"required":false,"nullable":true},
      pickupNotes: {"kind":"text","title":"Pickup notes","readOnly":false,"required":false,"nullable":true},
      dropoffNotes: {"kind":"text","title":"Drop-off notes","readOnly":false,"required":false,"nullable":true},
      operatingHours: {"kind":"object","title":"Operating hours","readOnly":false,"required":false,"nullable":false},
      archived: {"kind":"boolean","title":"Archived","readOnly":true,"required":false,"nullable":false},
      createdAt: {"kind":"instant","title":"Created","readOnly":true,"required":false,"nullable":false},
      updatedAt: {"kind":"instant","title":"Updated","readOnly":true,"required":false,"nullable":false},
    },
  },
  deliveryOrderField: {
    schema: "DeliveryOrderField",
    area: "orders",
    noun: "order field",
    plural: "order fields",
    operations: {"list":"getTenantDeliveryOrderFields","create":"createDeliveryOrderField","get":"getDeliveryOrderField","update":"updateDeliveryOrderField","delete":"deleteDeliveryOrderField"},
    sort: ["position","name","updatedAt"],
    search: ["name","help"],
    filter: {},
    fields: {
      id: {"kind":"id","title":"Id","readOnly":true,"required":false,"nullable":false},
      tenantId: {"kind":"id","title":"Tenant id","readOnly":true,"required":false,"nullable":false},
      version: {"kind":"integer","title":"Version","readOnly":true,"required":false,"nullable":false},
      name: {"kind":"text","title":"Name","readOnly":false,"required":true,"nullable":false},
      kind: {"kind":"choice","title":"Kind","readOnly":false,"required":true,"nullable":false,"choices":["text","number","yesNo","choice"]},
      options: {"kind":"list","title":"Choices","readOnly":false,"required":false,"nullable":false,"default":[]},
      help: {"kind":"text","title":"Help","readOnly":false,"required":false,"nullable":true},
      required: {"kind":"boolean","title":"Must be filled in","readOnly":false,"required":false,"nullable":false,"default":false},
      shownIn: {"kind":"list","title":"Shown in","readOnly":false,"required":false,"nullable":false,"default":["Scheduler","Order","Exports"]},
      position: {"kind":"integer","title":"Position","readOnly":true,"required":false,"nullable":false},
      pinned: {"kind":"boolean","title":"Pinned","readOnly":true,"required":false,"nullable":false},
      archived: {"kind":"boolean","title":"Archived","readOnly":true,"required":false,"nullable":false},
      createdAt: {"kind":"instant","title":"Created","readOnly":true,"required":false,"nullable":false},
      updatedAt: {"kind":"instant","title":"Updated","readOnly":true,"required":false,"nullable":false},
    },
  },
  baseParcelType: {
    schema: "BaseParcelType",
    area: "services",
    noun: "parcel type",
    plural: "parcel types",
    operations: {"list":"getTenantBaseParcelTypes","create":"createBaseParcelType","get":"getBaseParcelType","update":"updateBaseParcelType","delete":"deleteBaseParcelType","archive":"archiveBaseParcelTypes","restore":"restoreBaseParcelTypes","uses":"getBaseParcelTypeUses"},
    sort: ["name","updatedAt"],
    search: ["name","description"],
    filter: {},
    fields: {
      id: {"kind":"id","title":"Id","readOnly":true,"required":false,"nullable":false},
      tenantId: {"kind":"id","title":"Tenant id","readOnly":true,"required":false,"nullable":false},
      version: {"kind":"integer","title":"Version","readOnly":true,"required":false,"nullable":false},
      name: {"kind":"text","title":"Name","readOnly":false,"required":true,"nullable":false},
      description: {"kind":"text","title":"Description","readOnly":false,"required":false,"nullable":true},
      icon: {"kind":"choice","title":"Icon","readOnly":false,"required":false,"nullable":true,"choices":["box","cube","envelope","document","briefcase","archive","layers","snowflake","temperature","tint","glass","labTest","heart","shoppingCart","book","tree","wrench","desktop","mobilePhone","camera","key","lock","flash","warningSign"]},
      maxLengthM: {"kind":"number","title":"Longest","readOnly":false,"required":false,"nullable":true},
      maxWidthM: {"kind":"number","title":"Widest","readOnly":false,"required":false,"nullable":true},
      maxHeightM: {"kind":"number","title":"Highest","readOnly":false,"required":false,"nullable":true},
      maxWeightKg: {"kind":"number","title":"Heaviest","readOnly":false,"required":false,"nullable":true},
      typed: {"kind":"object","title":"As it was typed","readOnly":false,"required":false,"nullable":true},
      defaultFeeCadCents: {"kind":"integer","title":"Usual fee","readOnly":false,"required":false,"nullable":false,"default":0},
      archived: {"kind":"boolean","title":"Archived","readOnly":true,"required":false,"nullable":false},
      createdAt: {"kind":"instant","title":"Created","readOnly":true,"required":false,"nullable":false},
      updatedAt: {"kind":"instant","title":"Updated","readOnly":true,"required":false,"nullable":false},
    },
  },
  baseServiceSpeed: {
    schema: "BaseServiceSpeed",
    area: "services",
    noun: "service speed",
    plural: "service speeds",
    operations: {"list":"getTenantBaseServiceSpeeds","create":"createBaseServiceSpeed","get":"getBaseServiceSpeed","update":"updateBaseServiceSpeed","delete":"deleteBaseServiceSpeed","archive":"archiveBaseServiceSpeeds","restore":"restoreBaseServiceSpeeds","uses":"getBaseServiceSpeedUses"},
    sort: ["position","name","updatedAt"],
    search: ["name","description"],
    filter: {},
    fields: {
      id: {"kind":"id","title":"Id","readOnly":true,"required":false,"nullable":false},
      tenantId: {"kind":"id","title":"Tenant id","readOnly":true,"required":false,"nullable":false},
      version: {"kind":"integer","title":"Version","readOnly":true,"required":false,"nullable":false},
      name: {"kind":"text","title":"Name","readOnly":false,"required":true,"nullable":false},
      durationMinutes: {"kind":"integer","title":"Promised within","readOnly":false,"required":false,"nullable":true},
      description: {"kind":"text","title":"Description","readOnly":false,"required":false,"nullable":true},
      charge: {"kind":"object","title":"What it adds","readOnly":false,"required":false,"nullable":false,"default":{"type":"none","amount":0}},
      textColor: {"kind":"text","title":"Text color","readOnly":false,"required":false,"nullable":false,"default":"#404854"},
      backgroundColor: {"kind":"text","title":"Background color","readOnly":false,"required":false,"nullable":true},
      position: {"kind":"integer","title":"Order","readOnly":false,"required":false,"nullable":false,"default":0},
      archived: {"kind":"boolean","title":"Archived","readOnly":true,"required":false,"nullable":false},
      createdAt: {"kind":"instant","title":"Created","readOnly":true,"required":false,"nullable":false},
      updatedAt: {"kind":"instant","title":"Updated","readOnly":true,"required":false,"nullable":false},
    },
  },
  baseTag: {
    schema: "BaseTag",
    area: "services",
    noun: "tag",
    plural: "tags",
    operations: {"list":"getTenantBaseTags","create":"createBaseTag","get":"getBaseTag","update":"updateBaseTag","delete":"deleteBaseTag","archive":"archiveBaseTags","restore":"restoreBaseTags","uses":"getBaseTagUses"},
    sort: ["name","updatedAt"],
    search: ["name","description"],
    filter: {},
    fields: {
      id: {"kind":"id","title":"Id","readOnly":true,"required":false,"nullable":false},
      tenantId: {"kind":"id","title":"Tenant id","readOnly":true,"required":false,"nullable":false},
      version: {"kind":"integer","title":"Version","readOnly":true,"required":false,"nullable":false},
      name: {"kind":"text","title":"Name","readOnly":false,"required":true,"nullable":false},
      description: {"kind":"text","title":"Description","readOnly":false,"required":false,"nullable":true},
      iconImageSrc: {"kind":"text","title":"Icon","readOnly":false,"required":false,"nullable":true},
      archived: {"kind":"boolean","title":"Archived","readOnly":true,"required":false,"nullable":false},
      createdAt: {"kind":"instant","title":"Created","readOnly":true,"required":false,"nullable":false},
      updatedAt: {"kind":"instant","title":"Updated","readOnly":true,"required":false,"nullable":false},
    },
  },
  libraryImage: {
    schema: "LibraryImage",
    area: "services",
    noun: "image",
    plural: "images",
    operations: {"list":"getImageLibrary","create":"createLibraryImage","get":"getLibraryImage","archive":"archiveLibraryImages","restore":"restoreLibraryImages","uses":"getLibraryImageUses"},
    sort: ["name","updatedAt"],
    search: ["name"],
    filter: {},
    fields: {
      id: {"kind":"id","title":"Id","readOnly":true,"required":false,"nullable":false},
      tenantId: {"kind":"id","title":"Tenant id","readOnly":true,"required":false,"nullable":false},
      version: {"kind":"integer","title":"Version","readOnly":true,"required":false,"nullable":false},
      name: {"kind":"text","title":"Name","readOnly":false,"required":true,"nullable":false},
      url: {"kind":"text","title":"Picture","readOnly":false,"required":true,"nullable":false},
      contentType: {"kind":"choice","title":"Kind","readOnly":true,"required":false,"nullable":false,"choices":["image/png","image/jpeg","image/webp"]},
      sizeBytes: {"kind":"integer","title":"Size","readOnly":true,"required":false,"nullable":false},
      usedBy: {"kind":"list","title":"Used by","readOnly":true,"required":false,"nullable":false},
      archived: {"kind":"boolean","title":"Archived","readOnly":true,"required":false,"nullable":false},
      createdAt: {"kind":"instant","title":"Created","readOnly":true,"required":false,"nullable":false},
      updatedAt: {"kind":"instant","title":"Updated","readOnly":true,"required":false,"nullable":false},
    },
  },
  protocol: {
    schema: "Protocol",
    area: "services",
    noun: "protocol",
    plural: "protocols",
    operations: {"list":"getTenantProtocols","create":"createProtocol","get":"getProtocol","update":"updateProtocol","uses":"getProtocolUses"},
    sort: ["name","updatedAt"],
    search: ["name","description"],
    filter: {"isEnabled":"boolean"},
    fields: {
      id: {"kind":"id","title":"Id","readOnly":true,"required":false,"nullable":false},
      tenantId: {"kind":"id","title":"Tenant id","readOnly":true,"required":false,"nullable":false},
      version: {"kind":"integer","title":"Version","readOnly":true,"required":false,"nullable":false},
      name: {"kind":"text","title":"Name","readOnly":false,"required":true,"nullable":false},
      description: {"kind":"text","title":"Description","readOnly":false,"required":false,"nullable":true},
      actions: {"kind":"list","title":"What the driver is asked","readOnly":false,"required":false,"nullable":false,"default":[]},
      actionCount: {"kind":"integer","title":"Actions","readOnly":true,"required":false,"nullable":false},
      isEnabled: {"kind":"boolean","title":"Status","readOnly":true,"required":false,"nullable":false},
      usedBy: {"kind":"list","title":"Used by","readOnly":true,"required":false,"nullable":false},
      archived: {"kind":"boolean","title":"Archived","readOnly":true,"required":false,"nullable":false},
      createdAt: {"kind":"instant","title":"Created","readOnly":true,"required":false,"nullable":false},
      updatedAt: {"kind":"instant","title":"Updated","readOnly":true,"required":false,"nullable":false},
    },
  },
  serviceMap: {
    schema: "ServiceMap",
    area: "services",
    noun: "service map",
    plural: "service maps",
    operations: {"list":"getTenantServiceMapsMeta","create":"createServiceMap","get":"getServiceMap","update":"updateServiceMap","archive":"archiveServiceMaps","restore":"restoreServiceMaps","uses":"getServiceMapUses"},
    sort: ["name","updatedAt"],
    search: ["name","description"],
    filter: {},
    fields: {
      id: {"kind":"id","title":"Id","readOnly":true,"required":false,"nullable":false},
      tenantId: {"kind":"id","title":"Tenant id","readOnly":true,"required":false,"nullable":false},
      version: {"kind":"integer","title":"Version","readOnly":true,"required":false,"nullable":false},
      name: {"kind":"text","title":"Name","readOnly":false,"required":true,"nullable":false},
      description: {"kind":"text","title":"Description","readOnly":false,"required":false,"nullable":true},
      pricingStrategy: {"kind":"choice","title":"Which stop counts","readOnly":false,"required":false,"nullable":false,"default":"both","choices":["both","highest","pickup","dropoff"]},
      fallbackFeeCadCents: {"kind":"integer","title":"Outside every zone","readOnly":false,"required":false,"nullable":true},
      serviceZones: {"kind":"list","title":"Zones","readOnly":false,"required":false,"nullable":false,"default":[]},
      zoneCount: {"kind":"integer","title":"Zones","readOnly":true,"required":false,"nullable":false},
      status: {"kind":"choice","title":"Status","readOnly":true,"required":false,"nullable":false},
      publishedAt: {"kind":"instant","title":"Published","readOnly":true,"required":false,"nullable":true},
      usedBy: {"kind":"list","title":"Used by","readOnly":true,"required":false,"nullable":false},
      archived: {"kind":"boolean","title":"Archived","readOnly":true,"required":false,"nullable":false},
      createdAt: {"kind":"instant","title":"Created","readOnly":true,"required":false,"nullable":false},
      updatedAt: {"kind":"instant","title":"Updated","readOnly":true,"required":false,"nullable":false},
    },
  },
  taxSetting: {
    schema: "TaxSetting",
    area: "services",
    noun: "tax",
    plural: "taxes",
    operations: {"list":"getTenantTaxSettings","create":"createTaxSetting","get":"getTaxSetting","update":"updateTaxSetting","delete":"deleteTaxSetting","uses":"getTaxSettingUses"},
    sort: ["name","effectiveFrom","updatedAt"],
    search: ["name","type","province"],
    filter: {"type":"choice","province":"choice"},
    fields: {
      id: {"kind":"id","title":"Id","readOnly":true,"required":false,"nullable":false},
      tenantId: {"kind":"id","title":"Tenant id","readOnly":true,"required":false,"nullable":false},
      version: {"kind":"integer","title":"Version","readOnly":true,"required":false,"nullable":false},
      name: {"kind":"text","title":"Name","readOnly":false,"required":true,"nullable":false},
      type: {"kind":"choice","title":"Type","readOnly":false,"required":true,"nullable":false,"choices":["GST","QST","PST SK","GST/HST","Exempt","Zero Rated"]},
      province: {"kind":"choice","title":"Province","readOnly":false,"required":false,"nullable":true,"choices":["AB","BC","MB","NB","NL","NS","NT","NU","ON","PE","QC","SK","YT"]},
      percent: {"kind":"number","title":"Rate","readOnly":false,"required":true,"nullable":false},
      effectiveFrom: {"kind":"text","title":"From","readOnly":false,"required":true,"nullable":false},
      effectiveUntil: {"kind":"text","title":"Until","readOnly":false,"required":false,"nullable":true},
      usedBy: {"kind":"list","title":"Charged by","readOnly":true,"required":false,"nullable":false},
      archived: {"kind":"boolean","title":"Archived","readOnly":true,"required":false,"nullable":false},
      createdAt: {"kind":"instant","title":"Created","readOnly":true,"required":false,"nullable":false},
      updatedAt: {"kind":"instant","title":"Updated","readOnly":true,"required":false,"nullable":false},
    },
  },
  vehicle: {
    schema: "Vehicle",
    area: "services",
    noun: "vehicle",
    plural: "vehicles",
    operations: {"list":"getTenantVehicles","create":"createVehicle","get":"getVehicle","update":"updateVehicle","delete":"deleteVehicle","archive":"archiveVehicles","restore":"restoreVehicles","uses":"getVehicleUses"},
    sort: ["name","updatedAt"],
    search: ["name","description","licensePlate","driverName"],
    filter: {"driverUserId":"reference","maxWeightKg":"measure"},
    fields: {
      id: {"kind":"id","title":"Id","readOnly":true,"required":false,"nullable":false},
      tenantId: {"kind":"id","title":"Tenant id","readOnly":true,"required":false,"nullable":false},
      version: {"kind":"integer","title":"Version","readOnly":true,"required":false,"nullable":false},
      name: {"kind":"text","title":"Name","readOnly":false,"required":true,"nullable":false},
      licensePlate: {"kind":"text","title":"License plate","readOnly":false,"required":false,"nullable":true},
      driverUserId: {"kind":"integer","title":"Driver","readOnly":false,"required":false,"nullable":true},
      driverName: {"kind":"text","title":"Driver","readOnly":true,"required":false,"nullable":true},
      maxWeightKg: {"kind":"number","title":"Heaviest load","readOnly":false,"required":false,"nullable":true},
      maxVolumeM3: {"kind":"number","title":"Largest load","readOnly":false,"required":false,"nullable":true},
      description: {"kind":"text","title":"Description","readOnly":false,"required":false,"nullable":true},
      archived: {"kind":"boolean","title":"Archived","readOnly":true,"required":false,"nullable":false},
      createdAt: {"kind":"instant","title":"Created","readOnly":true,"required":false,"nullable":false},
      updatedAt: {"kind":"instant","title":"Updated","readOnly":true,"required":false,"nullable":false},
    },
  },
  contact: {
    schema: "Contact",
    area: "tenants",
    noun: "contact",
    plural: "contacts",
    operations: {"list":"getPaginatedContacts","create":"createContact","get":"getContact","update":"updateContact","delete":"deleteContact"},
    sort: ["name","updatedAt"],
    search: ["name"],
    filter: {},
    fields: {
      id: {"kind":"id","title":"Id","readOnly":true,"required":false,"nullable":false},
      tenantId: {"kind":"id","title":"Tenant id","readOnly":true,"required":false,"nullable":false},
      version: {"kind":"integer","title":"Version","readOnly":true,"required":false,"nullable":false},
      name: {"kind":"text","title":"Name","readOnly":false,"required":true,"nullable":false},
      roles: {"kind":"list","title":"Roles","readOnly":false,"required":false,"nullable":false,"default":[]},
      details: {"kind":"list","title":"How to reach them","readOnly":false,"required":false,"nullable":false,"default":[]},
      archived: {"kind":"boolean","title":"Archived","readOnly":true,"required":false,"nullable":false},
      createdAt: {"kind":"instant","title":"Created","readOnly":true,"required":false,"nullable":false},
      updatedAt: {"kind":"instant","title":"Updated","readOnly":true,"required":false,"nullable":false},
    },
  },
} as const satisfies Record<string, Resource>

export type ResourceName = keyof typeof resources
