// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './RecurringOrderInput.validators.js'

export const recurringOrderInputForm: GeneratedForm = {
  name: "RecurringOrderInput",
  title: "Recurring order",
  submitLabel: "Save recurring order",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "customerTenantId",
    "serviceId",
    "serviceSpeedId",
    "pickupLocationId",
    "dropoffLocationId",
    "parcels",
    "recurrence",
    "startDate",
    "pickupFromS"
  ],
  "properties": {
    "name": {
      "type": "string",
      "title": "Name",
      "maxLength": 120,
      "format": "visible"
    },
    "customerTenantId": {
      "title": "Customer",
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
    },
    "serviceId": {
      "title": "Service",
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
    },
    "serviceSpeedId": {
      "type": "integer",
      "format": "int64",
      "minimum": 1,
      "maximum": 9007199254740991,
      "title": "Speed"
    },
    "tagIds": {
      "type": "array",
      "title": "Tags",
      "maxItems": 50,
      "uniqueItems": true,
      "default": [],
      "items": {
        "type": "integer",
        "format": "int64",
        "minimum": 1,
        "maximum": 9007199254740991
      }
    },
    "pickupLocationId": {
      "type": "integer",
      "format": "int64",
      "minimum": 1,
      "maximum": 9007199254740991,
      "title": "Pickup"
    },
    "dropoffLocationId": {
      "type": "integer",
      "format": "int64",
      "minimum": 1,
      "maximum": 9007199254740991,
      "title": "Drop-off"
    },
    "parcels": {
      "type": "array",
      "title": "Parcels",
      "minItems": 1,
      "maxItems": 20,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "parcelTypeId",
          "quantity"
        ],
        "properties": {
          "parcelTypeId": {
            "type": "integer",
            "format": "int64",
            "minimum": 1,
            "maximum": 9007199254740991
          },
          "quantity": {
            "type": "integer",
            "minimum": 1,
            "maximum": 10000
          },
          "weightKg": {
            "type": "number",
            "minimum": 0,
            "maximum": 100000
          },
          "typed": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "weight": {
                "type": "object",
                "additionalProperties": false,
                "required": [
                  "number",
                  "unit"
                ],
                "properties": {
                  "number": {
                    "type": "number",
                    "minimum": 0,
                    "maximum": 1000000000000
                  },
                  "unit": {
                    "type": "string",
                    "enum": [
                      "m",
                      "cm",
                      "mm",
                      "km",
                      "in",
                      "ft",
                      "mi",
                      "kg",
                      "g",
                      "lb",
                      "oz",
                      "m³",
                      "L",
                      "ft³",
                      "gal"
                    ]
                  }
                }
              },
              "length": {
                "type": "object",
                "additionalProperties": false,
                "required": [
                  "number",
                  "unit"
                ],
                "properties": {
                  "number": {
                    "type": "number",
                    "minimum": 0,
                    "maximum": 1000000000000
                  },
                  "unit": {
                    "type": "string",
                    "enum": [
                      "m",
                      "cm",
                      "mm",
                      "km",
                      "in",
                      "ft",
                      "mi",
                      "kg",
                      "g",
                      "lb",
                      "oz",
                      "m³",
                      "L",
                      "ft³",
                      "gal"
                    ]
                  }
                }
              },
              "width": {
                "type": "object",
                "additionalProperties": false,
                "required": [
                  "number",
                  "unit"
                ],
                "properties": {
                  "number": {
                    "type": "number",
                    "minimum": 0,
                    "maximum": 1000000000000
                  },
                  "unit": {
                    "type": "string",
                    "enum": [
                      "m",
                      "cm",
                      "mm",
                      "km",
                      "in",
                      "ft",
                      "mi",
                      "kg",
                      "g",
                      "lb",
                      "oz",
                      "m³",
                      "L",
                      "ft³",
                      "gal"
                    ]
                  }
                }
              },
              "height": {
                "type": "object",
                "additionalProperties": false,
                "required": [
                  "number",
                  "unit"
                ],
                "properties": {
                  "number": {
                    "type": "number",
                    "minimum": 0,
                    "maximum": 1000000000000
                  },
                  "unit": {
                    "type": "string",
                    "enum": [
                      "m",
                      "cm",
                      "mm",
                      "km",
                      "in",
                      "ft",
                      "mi",
                      "kg",
                      "g",
                      "lb",
                      "oz",
                      "m³",
                      "L",
                      "ft³",
                      "gal"
                    ]
                  }
                }
              }
            }
          }
        }
      }
    },
    "poNumber": {
      "type": "string",
      "title": "PO number",
      "maxLength": 100
    },
    "orderNotes": {
      "type": "string",
      "title": "Notes",
      "maxLength": 300
    },
    "orderFields": {
      "type": "array",
      "title": "Own fields",
      "maxItems": 20,
      "default": [],
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "fieldId",
          "value"
        ],
        "properties": {
          "fieldId": {
            "type": "integer",
            "format": "int64",
            "minimum": 1,
            "maximum": 9007199254740991
          },
          "value": {
            "oneOf": [
              {
                "type": "string",
                "maxLength": 1000
              },
              {
                "type": "number",
                "minimum": -1000000000000,
                "maximum": 1000000000000
              },
              {
                "type": "boolean"
              }
            ]
          }
        }
      }
    },
    "recurrence": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "kind"
      ],
      "properties": {
        "kind": {
          "type": "string",
          "oneOf": [
            {
              "const": "daily",
              "title": "Daily"
            },
            {
              "const": "weekdays",
              "title": "Every weekday"
            },
            {
              "const": "weekly",
              "title": "Weekly"
            },
            {
              "const": "monthly_day",
              "title": "Monthly on a day"
            },
            {
              "const": "monthly_weekday",
              "title": "Monthly on a weekday"
            }
          ]
        },
        "every": {
          "type": "integer",
          "minimum": 1,
          "maximum": 99,
          "default": 1
        },
        "weekdays": {
          "type": "array",
          "maxItems": 7,
          "uniqueItems": true,
          "items": {
            "type": "integer",
            "minimum": 0,
            "maximum": 6
          }
        },
        "day": {
          "type": "integer",
          "minimum": 1,
          "maximum": 31
        },
        "occurrence": {
          "type": "string",
          "enum": [
            "First",
            "Second",
            "Third",
            "Fourth",
            "Last"
          ]
        },
        "weekday": {
          "type": "integer",
          "minimum": 0,
          "maximum": 6
        }
      },
      "title": "Repeats"
    },
    "startDate": {
      "type": "string",
      "title": "First day",
      "format": "date",
      "maxLength": 10
    },
    "endDate": {
      "type": "string",
      "title": "Last day",
      "format": "date",
      "maxLength": 10
    },
    "pickupFromS": {
      "type": "integer",
      "title": "Ready at",
      "minimum": 0,
      "maximum": 86399
    },
    "dropoffToS": {
      "type": "integer",
      "title": "Deliver by",
      "minimum": 0,
      "maximum": 86400
    },
    "dropoffDays": {
      "type": "integer",
      "title": "Days after the pickup",
      "minimum": 0,
      "maximum": 30,
      "default": 0
    },
    "daysAhead": {
      "type": "integer",
      "title": "Days ahead",
      "minimum": 0,
      "maximum": 14,
      "default": 1
    },
    "remindDays": {
      "type": "array",
      "title": "Remind",
      "maxItems": 3,
      "uniqueItems": true,
      "default": [],
      "items": {
        "type": "integer",
        "oneOf": [
          {
            "const": 1,
            "title": "1 day before"
          },
          {
            "const": 3,
            "title": "3 days before"
          },
          {
            "const": 7,
            "title": "7 days before"
          }
        ]
      }
    },
    "agreedPriceCadCents": {
      "type": "integer",
      "title": "Agreed price",
      "minimum": 0,
      "maximum": 100000000
    }
  }
},
  uiSchema: {
  "customerTenantId": {
    "ui:widget": "entity",
    "ui:options": {
      "of": {
        "list": "/tenants/customers"
      }
    }
  },
  "parcels": {
    "ui:widget": "hidden",
    "items": {
      "typed": {
        "weight": {
          "ui:order": [
            "number",
            "unit"
          ]
        },
        "length": {
          "ui:order": [
            "number",
            "unit"
          ]
        },
        "width": {
          "ui:order": [
            "number",
            "unit"
          ]
        },
        "height": {
          "ui:order": [
            "number",
            "unit"
          ]
        },
        "ui:order": [
          "weight",
          "length",
          "width",
          "height"
        ]
      },
      "ui:order": [
        "parcelTypeId",
        "quantity",
        "weightKg",
        "typed"
      ]
    }
  },
  "orderFields": {
    "items": {
      "ui:order": [
        "fieldId",
        "value"
      ]
    }
  },
  "recurrence": {
    "ui:order": [
      "kind",
      "every",
      "weekdays",
      "day",
      "occurrence",
      "weekday"
    ]
  },
  "agreedPriceCadCents": {
    "ui:widget": "money"
  },
  "ui:order": [
    "name",
    "customerTenantId",
    "serviceId",
    "serviceSpeedId",
    "tagIds",
    "pickupLocationId",
    "dropoffLocationId",
    "parcels",
    "poNumber",
    "orderNotes",
    "orderFields",
    "recurrence",
    "startDate",
    "endDate",
    "pickupFromS",
    "dropoffToS",
    "dropoffDays",
    "daysAhead",
    "remindDays",
    "agreedPriceCadCents"
  ]
},
  validators,
}
