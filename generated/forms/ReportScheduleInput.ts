// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './ReportScheduleInput.validators.js'

export const reportScheduleInputForm: GeneratedForm = {
  name: "ReportScheduleInput",
  title: "Report schedule",
  submitLabel: "Save report schedule",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "name",
    "reportKind",
    "period",
    "every",
    "timeOfDay",
    "receivers"
  ],
  "properties": {
    "name": {
      "type": "string",
      "title": "Name",
      "minLength": 1,
      "maxLength": 120,
      "format": "visible"
    },
    "reportKind": {
      "type": "string",
      "title": "Report",
      "oneOf": [
        {
          "const": "AllOrders",
          "title": "All Orders"
        },
        {
          "const": "SummaryByDriver",
          "title": "Summary By Driver"
        },
        {
          "const": "TransactionByDriver",
          "title": "Transaction By Driver"
        },
        {
          "const": "SummaryByCustomer",
          "title": "Summary By Customer"
        },
        {
          "const": "TransactionByCustomer",
          "title": "Transaction By Customer"
        },
        {
          "const": "SummaryByCourier",
          "title": "Summary By Courier"
        },
        {
          "const": "TransactionByCourier",
          "title": "Transaction By Courier"
        },
        {
          "const": "SummaryBySupplier",
          "title": "Summary By Supplier"
        },
        {
          "const": "TransactionBySupplier",
          "title": "Transaction By Supplier"
        }
      ]
    },
    "filter": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "customerIds": {
          "type": "array",
          "maxItems": 100,
          "uniqueItems": true,
          "items": {
            "type": "integer",
            "format": "int64",
            "minimum": 1,
            "maximum": 9007199254740991
          }
        },
        "driverIds": {
          "type": "array",
          "maxItems": 100,
          "uniqueItems": true,
          "items": {
            "type": "integer",
            "format": "int64",
            "minimum": 1,
            "maximum": 9007199254740991
          }
        },
        "courierIds": {
          "type": "array",
          "maxItems": 100,
          "uniqueItems": true,
          "items": {
            "type": "integer",
            "format": "int64",
            "minimum": 1,
            "maximum": 9007199254740991
          }
        },
        "supplierIds": {
          "type": "array",
          "maxItems": 100,
          "uniqueItems": true,
          "items": {
            "type": "integer",
            "format": "int64",
            "minimum": 1,
            "maximum": 9007199254740991
          }
        },
        "serviceIds": {
          "type": "array",
          "maxItems": 100,
          "uniqueItems": true,
          "items": {
            "type": "integer",
            "format": "int64",
            "minimum": 1,
            "maximum": 9007199254740991
          }
        },
        "hasDriver": {
          "type": "boolean"
        }
      },
      "title": "Orders",
      "default": {}
    },
    "period": {
      "type": "string",
      "title": "Period",
      "oneOf": [
        {
          "const": "lastDay",
          "title": "The day before"
        },
        {
          "const": "lastWeek",
          "title": "The week before, Monday to Sunday"
        },
        {
          "const": "lastMonth",
          "title": "The month before"
        },
        {
          "const": "weekToDate",
          "title": "The week up to the day before"
        },
        {
          "const": "monthToDate",
          "title": "The month up to the day before"
        }
      ]
    },
    "every": {
      "type": "string",
      "title": "Sent",
      "oneOf": [
        {
          "const": "day",
          "title": "Every day"
        },
        {
          "const": "week",
          "title": "Every week"
        },
        {
          "const": "month",
          "title": "Every month"
        }
      ]
    },
    "weekday": {
      "type": "string",
      "title": "On",
      "oneOf": [
        {
          "const": "monday",
          "title": "Monday"
        },
        {
          "const": "tuesday",
          "title": "Tuesday"
        },
        {
          "const": "wednesday",
          "title": "Wednesday"
        },
        {
          "const": "thursday",
          "title": "Thursday"
        },
        {
          "const": "friday",
          "title": "Friday"
        },
        {
          "const": "saturday",
          "title": "Saturday"
        },
        {
          "const": "sunday",
          "title": "Sunday"
        }
      ]
    },
    "dayOfMonth": {
      "type": "integer",
      "title": "On day",
      "minimum": 1,
      "maximum": 31
    },
    "timeOfDay": {
      "type": "integer",
      "title": "At",
      "minimum": 0,
      "maximum": 86399
    },
    "receivers": {
      "type": "string",
      "title": "To",
      "minLength": 3,
      "maxLength": 1000,
      "format": "visible"
    },
    "sendsOutside": {
      "type": "boolean",
      "title": "Also send it outside the organization",
      "default": false
    }
  }
},
  uiSchema: {
  "filter": {
    "ui:widget": "hidden",
    "ui:order": [
      "customerIds",
      "driverIds",
      "courierIds",
      "supplierIds",
      "serviceIds",
      "hasDriver"
    ]
  },
  "weekday": {
    "ui:options": {
      "when": {
        "field": "every",
        "equals": "week",
        "required": true
      }
    }
  },
  "dayOfMonth": {
    "ui:options": {
      "when": {
        "field": "every",
        "equals": "month",
        "required": true
      }
    }
  },
  "timeOfDay": {
    "ui:widget": "timeOfDay"
  },
  "receivers": {
    "ui:widget": "textarea",
    "ui:help": "E-mail addresses with commas between them"
  },
  "ui:order": [
    "name",
    "reportKind",
    "filter",
    "period",
    "every",
    "weekday",
    "dayOfMonth",
    "timeOfDay",
    "receivers",
    "sendsOutside"
  ]
},
  validators,
}
