// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './AccountingTemplateInput.validators.js'

export const accountingTemplateInputForm: GeneratedForm = {
  name: "AccountingTemplateInput",
  title: "Accounting template",
  submitLabel: "Save accounting template",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "name",
    "grouping",
    "period"
  ],
  "properties": {
    "name": {
      "type": "string",
      "title": "Name",
      "minLength": 1,
      "maxLength": 120,
      "format": "visible"
    },
    "grouping": {
      "type": "string",
      "title": "Grouping",
      "enum": [
        "CustomerDeliveryOrder",
        "CustomerCustomer",
        "CustomerWeek",
        "CustomerMonth",
        "CustomerQuarter",
        "CustomerYear",
        "DriverDeliveryOrder",
        "DriverDriver",
        "DriverWeek",
        "DriverMonth",
        "DriverQuarter",
        "DriverYear",
        "DriverPayPeriod"
      ]
    },
    "period": {
      "type": "string",
      "title": "Period",
      "oneOf": [
        {
          "const": "thisMonth",
          "title": "This month"
        },
        {
          "const": "lastMonth",
          "title": "Last month"
        },
        {
          "const": "thisQuarter",
          "title": "This quarter"
        },
        {
          "const": "lastQuarter",
          "title": "Last quarter"
        },
        {
          "const": "thisYear",
          "title": "This year"
        },
        {
          "const": "lastYear",
          "title": "Last year"
        },
        {
          "const": "last30Days",
          "title": "Last 30 days"
        }
      ]
    },
    "columns": {
      "type": "array",
      "title": "Columns",
      "maxItems": 20,
      "uniqueItems": true,
      "default": [],
      "items": {
        "type": "string",
        "maxLength": 40
      }
    },
    "filter": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "states": {
          "type": "array",
          "maxItems": 4,
          "uniqueItems": true,
          "items": {
            "type": "string",
            "enum": [
              "unbilled",
              "exported",
              "changed",
              "notBillable"
            ]
          }
        },
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
        "isPaid": {
          "type": "boolean"
        },
        "isPriced": {
          "type": "boolean"
        }
      },
      "title": "Orders",
      "default": {}
    },
    "sort": {
      "type": "string",
      "title": "Order",
      "maxLength": 40
    }
  }
},
  uiSchema: {
  "filter": {
    "states": {
      "items": {
        "ui:enumNames": [
          "Unbilled",
          "Billed",
          "Changed since it was billed",
          "Not billable"
        ]
      }
    },
    "ui:order": [
      "states",
      "customerIds",
      "driverIds",
      "isPaid",
      "isPriced"
    ]
  },
  "ui:order": [
    "name",
    "grouping",
    "period",
    "columns",
    "filter",
    "sort"
  ]
},
  validators,
}
