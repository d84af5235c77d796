// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './DriverPayRatesInput.validators.js'

export const driverPayRatesInputForm: GeneratedForm = {
  name: "DriverPayRatesInput",
  title: "Driver pay",
  submitLabel: "Save driver pay",
  sections: [
  {
    "id": "usual",
    "title": "All drivers"
  },
  {
    "id": "periods",
    "title": "Pay periods"
  },
  {
    "id": "services",
    "title": "By service"
  },
  {
    "id": "own",
    "title": "By driver"
  }
],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [],
  "properties": {
    "defaultRate": {
      "type": "number",
      "title": "Usual rate",
      "minimum": 0,
      "maximum": 1000
    },
    "leaveOut": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "fuel": {
          "type": "boolean",
          "title": "Fuel surcharge",
          "default": false
        },
        "waitTime": {
          "type": "boolean",
          "title": "Waiting",
          "default": false
        },
        "adjustments": {
          "type": "boolean",
          "title": "Adjustments",
          "default": false
        }
      },
      "title": "Not shared with drivers",
      "default": {
        "fuel": false,
        "waitTime": false,
        "adjustments": false
      }
    },
    "payPeriod": {
      "type": "string",
      "title": "Drivers are paid",
      "oneOf": [
        {
          "const": "weekly",
          "title": "Every week"
        },
        {
          "const": "biweekly",
          "title": "Every two weeks"
        },
        {
          "const": "semiMonthly",
          "title": "Twice a month, for the 1st to the 15th and the rest"
        },
        {
          "const": "monthly",
          "title": "Every month"
        }
      ],
      "default": "semiMonthly"
    },
    "payPeriodAnchor": {
      "type": "string",
      "title": "A period of two weeks began in the week of",
      "format": "date",
      "maxLength": 10,
      "default": "2026-01-05"
    },
    "paidElsewhereUntil": {
      "type": "string",
      "title": "Paid elsewhere up to",
      "format": "date",
      "maxLength": 10
    },
    "serviceRates": {
      "type": "array",
      "title": "Rates of services",
      "maxItems": 1000,
      "default": [],
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "serviceId"
        ],
        "properties": {
          "serviceId": {
            "type": "integer",
            "format": "int64",
            "minimum": 1,
            "maximum": 9007199254740991
          },
          "name": {
            "type": "string",
            "maxLength": 200,
            "format": "visible"
          },
          "rate": {
            "type": [
              "number",
              "null"
            ],
            "minimum": 0,
            "maximum": 1000
          }
        }
      }
    },
    "rates": {
      "type": "array",
      "title": "Rates",
      "maxItems": 1000,
      "default": [],
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "userId"
        ],
        "properties": {
          "userId": {
            "type": "integer",
            "format": "int64",
            "minimum": 1,
            "maximum": 9007199254740991
          },
          "name": {
            "type": "string",
            "maxLength": 300
          },
          "rate": {
            "type": [
              "number",
              "null"
            ],
            "minimum": 0,
            "maximum": 1000
          }
        }
      }
    }
  }
},
  uiSchema: {
  "defaultRate": {
    "ui:widget": "percent",
    "ui:help": "Of the price before tax; for drivers who have no rate of their own",
    "ui:options": {
      "section": "usual"
    }
  },
  "leaveOut": {
    "ui:options": {
      "section": "usual"
    },
    "fuel": {
      "ui:widget": "switch"
    },
    "waitTime": {
      "ui:widget": "switch"
    },
    "adjustments": {
      "ui:widget": "switch"
    },
    "ui:order": [
      "fuel",
      "waitTime",
      "adjustments"
    ]
  },
  "payPeriod": {
    "ui:options": {
      "section": "periods"
    }
  },
  "payPeriodAnchor": {
    "ui:help": "Of periods of two weeks alone",
    "ui:options": {
      "section": "periods"
    }
  },
  "paidElsewhereUntil": {
    "ui:help": "Pay runs take up orders from the day after",
    "ui:options": {
      "section": "periods"
    }
  },
  "serviceRates": {
    "ui:field": "serviceRates",
    "ui:options": {
      "section": "services"
    },
    "items": {
      "ui:order": [
        "serviceId",
        "name",
        "rate"
      ]
    }
  },
  "rates": {
    "ui:field": "driverRates",
    "ui:options": {
      "section": "own"
    },
    "items": {
      "ui:order": [
        "userId",
        "name",
        "rate"
      ]
    }
  },
  "ui:order": [
    "defaultRate",
    "leaveOut",
    "payPeriod",
    "payPeriodAnchor",
    "paidElsewhereUntil",
    "serviceRates",
    "rates"
  ]
},
  validators,
}
