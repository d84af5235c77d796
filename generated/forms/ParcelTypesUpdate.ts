// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './ParcelTypesUpdate.validators.js'

export const parcelTypesUpdateForm: GeneratedForm = {
  name: "ParcelTypesUpdate",
  title: "Parcel types",
  submitLabel: "Save",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "data"
  ],
  "properties": {
    "data": {
      "type": "array",
      "title": "Parcel types",
      "maxItems": 100,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name"
        ],
        "properties": {
          "id": {
            "type": "integer",
            "format": "int64",
            "minimum": 1,
            "maximum": 9007199254740991
          },
          "name": {
            "type": "string",
            "title": "Name",
            "minLength": 1,
            "maxLength": 120,
            "format": "visible"
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "title": "Description",
            "maxLength": 300
          },
          "maxWeightKg": {
            "title": "Heaviest piece",
            "type": [
              "number",
              "null"
            ],
            "minimum": 0,
            "maximum": 100000
          },
          "maxLengthM": {
            "title": "Longest",
            "type": [
              "number",
              "null"
            ],
            "minimum": 0,
            "maximum": 100
          },
          "maxWidthM": {
            "title": "Widest",
            "type": [
              "number",
              "null"
            ],
            "minimum": 0,
            "maximum": 100
          },
          "maxHeightM": {
            "title": "Highest",
            "type": [
              "number",
              "null"
            ],
            "minimum": 0,
            "maximum": 100
          },
          "typed": {
            "type": [
              "object",
              "null"
            ],
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
            },
            "title": "As it was typed"
          },
          "feeCadCents": {
            "type": "integer",
            "title": "Fee",
            "minimum": 0,
            "maximum": 10000000
          }
        }
      }
    }
  }
},
  uiSchema: {
  "data": {
    "ui:options": {
      "itemLabel": "parcel type",
      "empty": "What customers can send, with its limits and its fee"
    },
    "items": {
      "id": {
        "ui:widget": "hidden"
      },
      "maxWeightKg": {
        "ui:widget": "measure",
        "ui:options": {
          "unit": "weight",
          "typed": "weight"
        }
      },
      "maxLengthM": {
        "ui:widget": "measure",
        "ui:options": {
          "unit": "smallDistance",
          "typed": "length"
        }
      },
      "maxWidthM": {
        "ui:widget": "measure",
        "ui:options": {
          "unit": "smallDistance",
          "typed": "width"
        }
      },
      "maxHeightM": {
        "ui:widget": "measure",
        "ui:options": {
          "unit": "smallDistance",
          "typed": "height"
        }
      },
      "typed": {
        "ui:widget": "hidden",
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
      "feeCadCents": {
        "ui:widget": "money"
      },
      "ui:order": [
        "id",
        "name",
        "description",
        "maxWeightKg",
        "maxLengthM",
        "maxWidthM",
        "maxHeightM",
        "typed",
        "feeCadCents"
      ]
    }
  },
  "ui:order": [
    "data"
  ]
},
  validators,
}
