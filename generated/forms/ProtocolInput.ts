// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './ProtocolInput.validators.js'

export const protocolInputForm: GeneratedForm = {
  name: "ProtocolInput",
  title: "Protocol",
  submitLabel: "Save protocol",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "name"
  ],
  "properties": {
    "name": {
      "type": "string",
      "title": "Name",
      "minLength": 1,
      "maxLength": 120,
      "format": "visible"
    },
    "description": {
      "type": "string",
      "title": "Description",
      "maxLength": 300
    },
    "actions": {
      "type": "array",
      "title": "What the driver is asked",
      "maxItems": 40,
      "default": [],
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "stopType",
          "type",
          "label"
        ],
        "properties": {
          "id": {
            "type": "integer",
            "minimum": 1,
            "maximum": 9007199254740991
          },
          "stopType": {
            "type": "string",
            "enum": [
              "pickup",
              "dropoff"
            ],
            "title": "Where"
          },
          "type": {
            "type": "string",
            "enum": [
              "block",
              "text_input",
              "number_input",
              "media",
              "select",
              "multi_select",
              "signature",
              "confirm"
            ],
            "title": "Kind"
          },
          "label": {
            "type": "string",
            "title": "What the driver is asked",
            "minLength": 1,
            "maxLength": 200,
            "format": "visible"
          },
          "description": {
            "type": "string",
            "title": "Explanation",
            "maxLength": 2000
          },
          "required": {
            "type": "boolean",
            "title": "The stop cannot be left without it"
          },
          "options": {
            "type": "array",
            "title": "Choices",
            "maxItems": 100,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "minLength": 1,
              "maxLength": 200,
              "format": "visible"
            }
          },
          "unit": {
            "type": "string",
            "title": "Unit",
            "maxLength": 20
          },
          "minimum": {
            "type": "number",
            "title": "At least",
            "minimum": -1000000000,
            "maximum": 1000000000
          },
          "maximum": {
            "type": "number",
            "title": "At most",
            "minimum": -1000000000,
            "maximum": 1000000000
          }
        }
      }
    }
  }
},
  uiSchema: {
  "description": {
    "ui:widget": "textarea",
    "ui:help": "Drivers do not see it"
  },
  "actions": {
    "ui:options": {
      "itemLabel": "action",
      "summary": [
        "label",
        "stopType",
        "type"
      ]
    },
    "items": {
      "id": {
        "ui:widget": "hidden"
      },
      "stopType": {
        "ui:widget": "select",
        "ui:enumNames": [
          "At the pickup",
          "At the drop-off"
        ]
      },
      "type": {
        "ui:widget": "select",
        "ui:enumNames": [
          "Text to read",
          "Text",
          "Number",
          "Photos",
          "One of several",
          "Any of several",
          "Signature",
          "Confirmation"
        ]
      },
      "description": {
        "ui:widget": "textarea"
      },
      "required": {
        "ui:widget": "checkbox",
        "ui:options": {
          "when": {
            "field": "type",
            "in": [
              "text_input",
              "number_input",
              "media",
              "select",
              "multi_select",
              "signature",
              "confirm"
            ]
          }
        }
      },
      "options": {
        "ui:options": {
          "itemLabel": "choice",
          "when": {
            "field": "type",
            "in": [
              "select",
              "multi_select"
            ],
            "least": 1
          }
        }
      },
      "unit": {
        "ui:help": "Stands beside the number",
        "ui:options": {
          "when": {
            "field": "type",
            "equals": "number_input"
          }
        }
      },
      "minimum": {
        "ui:options": {
          "when": {
            "field": "type",
            "equals": "number_input"
          }
        }
      },
      "maximum": {
        "ui:options": {
          "when": {
            "field": "type",
            "equals": "number_input"
          }
        }
      },
      "ui:order": [
        "id",
        "stopType",
        "type",
        "label",
        "description",
        "required",
        "options",
        "unit",
        "minimum",
        "maximum"
      ]
    }
  },
  "ui:order": [
    "name",
    "description",
    "actions"
  ]
},
  validators,
}
